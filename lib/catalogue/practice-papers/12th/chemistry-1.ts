import type { PaperQuestion, PracticePaper } from "../practice-paper";

const ASSERTION_OPTIONS = [
  "Both the assertion and the reason are true, and the reason explains the assertion.",
  "Both the assertion and the reason are true, but the reason does not explain the assertion.",
  "The assertion is true, but the reason is false.",
  "The assertion is false, but the reason is true.",
];

const sectionA: PaperQuestion[] = [
  {
    number: 1,
    marks: 1,
    text: "Four aqueous solutions are prepared for a demonstration. If every salt in them dissociates completely, the solution with the highest boiling point is",
    options: [
      String.raw`$0.20\ \text{m}$ urea`,
      String.raw`$0.12\ \text{m}$ $\ce{NaCl}$`,
      String.raw`$0.10\ \text{m}$ $\ce{K2SO4}$`,
      String.raw`$0.05\ \text{m}$ $\ce{Al2(SO4)3}$`,
    ],
    answer: {
      option: 2,
      numbers: [0.3],
      steps: [
        [
          String.raw`The rise is proportional to $im$: $0.20$, $0.24$, $0.30$ and $0.25$, so it is the largest for $\ce{K2SO4}$.`,
          1,
        ],
      ],
    },
  },
  {
    number: 2,
    marks: 1,
    text: String.raw`The charge needed to reduce $0.5$ mol of $\ce{MnO4-}$ ions to $\ce{Mn^2+}$ ions is`,
    options: [
      String.raw`$0.5\ \text{F}$`,
      String.raw`$1.5\ \text{F}$`,
      String.raw`$2.5\ \text{F}$`,
      String.raw`$5.0\ \text{F}$`,
    ],
    answer: {
      option: 2,
      numbers: [2.5],
      steps: [
        [
          String.raw`Manganese goes from $+7$ to $+2$, which takes 5 electrons per ion: $0.5\times 5 = 2.5\ \text{F}$.`,
          1,
        ],
      ],
    },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`A reaction with a single reactant has the rate constant $3.0\times10^{-3}\ \text{L mol}^{-1}\,\text{s}^{-1}$. If the concentration of the reactant is made three times as large, the rate becomes`,
    options: ["three times as large", "six times as large", "nine times as large", "twenty-seven times as large"],
    answer: {
      option: 2,
      numbers: [9],
      steps: [
        [
          "The unit of the rate constant shows that the reaction is of second order, so the rate grows by the factor $3^2 = 9$.",
          1,
        ],
      ],
    },
  },
  {
    number: 4,
    marks: 1,
    text: String.raw`The figure shows how the natural logarithm of the concentration of a reactant R changes with time. The rate constant of the reaction is`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 15 V160 H300"/><path d="M60 40 L260 136"/><path d="M55 40 H60 M55 136 H60 M260 160 V165" /><path d="M60 136 H260 V160" stroke-dasharray="4 3"/><text x="22" y="45" fill="currentColor" stroke="none" font-size="14">1.0</text><text x="22" y="141" fill="currentColor" stroke="none" font-size="14">0.2</text><text x="10" y="18" fill="currentColor" stroke="none" font-size="14">ln [R]</text><text x="252" y="180" fill="currentColor" stroke="none" font-size="14">40</text><text x="46" y="178" fill="currentColor" stroke="none" font-size="14">0</text><text x="140" y="192" fill="currentColor" stroke="none" font-size="14">time (s)</text></svg>`,
      alt: "A graph of the natural logarithm of the concentration of R against time in seconds. It is a straight line that falls from 1.0 at 0 s to 0.2 at 40 s.",
    },
    options: [
      String.raw`$0.005\ \text{s}^{-1}$`,
      String.raw`$0.020\ \text{s}^{-1}$`,
      String.raw`$0.046\ \text{s}^{-1}$`,
      String.raw`$0.80\ \text{s}^{-1}$`,
    ],
    answer: {
      option: 1,
      numbers: [0.02],
      steps: [
        [String.raw`For a first-order reaction, $k = -\text{slope} = \frac{1.0-0.2}{40} = 0.020\ \text{s}^{-1}$.`, 1],
      ],
    },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`The spin-only magnetic moment of the $\ce{Co^2+}$ ion (atomic number of cobalt: 27) is`,
    options: [
      String.raw`$1.73\ \text{BM}$`,
      String.raw`$2.83\ \text{BM}$`,
      String.raw`$3.87\ \text{BM}$`,
      String.raw`$4.90\ \text{BM}$`,
    ],
    answer: {
      option: 2,
      numbers: [3.87],
      steps: [[String.raw`$\ce{Co^2+}$ is $3d^7$ with 3 unpaired electrons: $\sqrt{3\times5} = 3.87\ \text{BM}$.`, 1]],
    },
  },
  {
    number: 6,
    marks: 1,
    text: "Which order of increasing acid strength is right?",
    options: [
      "ethanol < phenol < 4-nitrophenol < 2,4,6-trinitrophenol",
      "phenol < ethanol < 4-nitrophenol < 2,4,6-trinitrophenol",
      "ethanol < 4-nitrophenol < phenol < 2,4,6-trinitrophenol",
      "2,4,6-trinitrophenol < 4-nitrophenol < phenol < ethanol",
    ],
    answer: {
      option: 0,
      steps: [
        [
          "The phenoxide ion is stabilised by resonance, unlike the ethoxide ion, and each nitro group in an ortho or para position stabilises it further.",
          1,
        ],
      ],
    },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`The IUPAC name of $\ce{[CoCl2(en)2]NO3}$, where en is $\ce{H2N-CH2-CH2-NH2}$, is`,
    options: [
      "dichloridobis(ethane-1,2-diamine)cobalt(II) nitrate",
      "dichloridobis(ethane-1,2-diamine)cobalt(III) nitrate",
      "bis(ethane-1,2-diamine)dichloridocobaltate(III) nitrate",
      "dichloridobis(ethane-1,2-diamine)nitratocobalt(III)",
    ],
    answer: {
      option: 1,
      steps: [
        [
          "The complex ion has the charge +1 with two chlorido ligands, so cobalt is +3; it is a cation, and nitrate is outside the sphere.",
          1,
        ],
      ],
    },
  },
  {
    number: 8,
    marks: 1,
    text: String.raw`Which bromide is hydrolysed the fastest by the $\text{S}_\text{N}1$ mechanism?`,
    options: [
      String.raw`$\ce{CH3CH2CH2Br}$`,
      String.raw`$\ce{(CH3)2CHBr}$`,
      String.raw`$\ce{C6H5CH2Br}$`,
      String.raw`$\ce{(C6H5)2CHBr}$`,
    ],
    answer: { option: 3, steps: [["Its carbocation is stabilised by resonance with two benzene rings.", 1]] },
  },
  {
    number: 9,
    marks: 1,
    text: "Anisole (methoxybenzene) is heated with one mole of hydrogen iodide. The products are",
    options: [
      "iodobenzene and methanol",
      "phenol and iodomethane",
      "iodobenzene and iodomethane",
      "phenol and methanol",
    ],
    answer: {
      option: 1,
      steps: [
        [
          "The bond between oxygen and the ring has partial double-bond character, so the bond between oxygen and the methyl group breaks.",
          1,
        ],
      ],
    },
  },
  {
    number: 10,
    marks: 1,
    text: "Which compound gives a silver mirror with Tollens’ reagent and also a yellow precipitate with iodine and sodium hydroxide?",
    options: ["methanal", "ethanal", "propanal", "propanone"],
    answer: { option: 1, steps: [[String.raw`Ethanal is an aldehyde and has the group $\ce{CH3CO-}$.`, 1]] },
  },
  {
    number: 11,
    marks: 1,
    text: "Which of these amines is the strongest base in aqueous solution?",
    options: [
      String.raw`$\ce{C6H5NH2}$`,
      String.raw`$\ce{C2H5NH2}$`,
      String.raw`$\ce{(C2H5)2NH}$`,
      String.raw`$\ce{(C2H5)3N}$`,
    ],
    answer: {
      option: 2,
      steps: [
        [
          "Inductive effect, solvation and steric hindrance together favour the secondary amine among the ethylamines; aniline is far weaker.",
          1,
        ],
      ],
    },
  },
  {
    number: 12,
    marks: 1,
    text: "A part of a DNA strand has the bases A T G C C A in this order. The bases of the messenger RNA that pairs with it are, in the same order,",
    options: ["T A C G G T", "U A C G G U", "A U G C C A", "U T C G G U"],
    answer: { option: 1, steps: [["A pairs with U in RNA, T with A, G with C and C with G.", 1]] },
  },
  {
    number: 13,
    marks: 1,
    text: String.raw`**Assertion:** The elevation of boiling point of $0.1\ \text{m}$ $\ce{NaCl}$ solution is nearly twice that of $0.1\ \text{m}$ glucose solution.

**Reason:** In water, one formula unit of $\ce{NaCl}$ gives two ions, whereas glucose does not dissociate.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [["A colligative property depends on the number of particles, which is doubled by the dissociation.", 1]],
    },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`**Assertion:** $\ce{[Ni(CO)4]}$ is tetrahedral and diamagnetic.

**Reason:** Nickel is in the oxidation state $+2$ in $\ce{[Ni(CO)4]}$.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [
        [
          "Carbon monoxide is neutral, so nickel is in the oxidation state 0; the complex is $sp^3$ hybridised without unpaired electrons.",
          1,
        ],
      ],
    },
  },
  {
    number: 15,
    marks: 1,
    text: `**Assertion:** Chlorobenzene reacts with aqueous sodium hydroxide much less readily than chloromethane does.

**Reason:** The chlorine atom of chlorobenzene directs an electrophile to the ortho and para positions.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        [
          "Both are true, but the low reactivity is due to the partial double-bond character of the C–Cl bond and the $sp^2$ carbon atom.",
          1,
        ],
      ],
    },
  },
  {
    number: 16,
    marks: 1,
    text: String.raw`**Assertion:** Aniline is easily alkylated by chloromethane in the presence of anhydrous $\ce{AlCl3}$ at its benzene ring.

**Reason:** Aniline forms a salt with $\ce{AlCl3}$, which is a Lewis acid.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [
        [
          "Nitrogen becomes positively charged in the salt and deactivates the ring, so that Friedel–Crafts alkylation does not take place.",
          1,
        ],
      ],
    },
  },
];

const sectionB: PaperQuestion[] = [
  {
    number: 17,
    marks: 2,
    text: String.raw`A shopkeeper in Kochi bubbles air through the water of an aquarium at $303\ \text{K}$. The partial pressure of oxygen is $0.20\ \text{bar}$ and its Henry’s law constant in water is $46.8\ \text{kbar}$. Calculate the mass of oxygen, in milligrams, that dissolves in the amount of water that holds $55.5$ mol of it ($\ce{O} = 16\ \text{u}$).`,
    answer: {
      numbers: [7.59],
      steps: [
        [String.raw`$x = \frac{p}{K_H} = \frac{0.20}{46\,800} = 4.27\times10^{-6}$`, 1],
        [
          String.raw`$n = 55.5\times4.27\times10^{-6} = 2.37\times10^{-4}\ \text{mol}$ (oxygen is negligible beside water), and the mass is $2.37\times10^{-4}\times32\ \text{g} = 7.59\ \text{mg}$.`,
          1,
        ],
      ],
    },
  },
  {
    number: 18,
    marks: 2,
    text: "A first-order reaction is 75 % complete in 48 minutes. Find its half-life, and the time from the start after which it is 93.75 % complete.",
    answer: {
      numbers: [24, 96],
      steps: [
        [String.raw`After 75 % one fourth is left, which takes two half-lives: $t_{1/2} = 24\ \text{min}$.`, 1],
        [
          String.raw`After 93.75 % one sixteenth is left, which takes four half-lives: $4\times24 = 96\ \text{min}$.`,
          1,
        ],
      ],
    },
  },
  {
    number: 19,
    marks: 2,
    text: "Write balanced ionic equations for the following.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: String.raw`Acidified permanganate ions oxidise $\ce{Fe^2+}$ ions.`,
        answer: { steps: [[String.raw`$\ce{MnO4- + 5Fe^2+ + 8H+ -> Mn^2+ + 5Fe^3+ + 4H2O}$`, 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "An orange dichromate solution turns yellow when an alkali is added.",
        answer: { steps: [[String.raw`$\ce{Cr2O7^2- + 2OH- -> 2CrO4^2- + H2O}$`, 1]] },
      },
    ],
  },
  {
    number: 20,
    marks: 2,
    text: "Give a reason for each statement.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "1-Bromobutane boils at a higher temperature than 2-bromo-2-methylpropane.",
        answer: {
          steps: [
            [
              "The branched molecules are more compact, with a smaller surface, so the van der Waals forces between them are weaker.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "1,4-Dichlorobenzene melts at a higher temperature than 1,2-dichlorobenzene.",
        answer: { steps: [["The symmetrical molecules of the 1,4-isomer fit better into the crystal lattice.", 1]] },
      },
    ],
  },
  {
    number: 21,
    marks: 2,
    text: "What is formed when D-glucose reacts with each of the following, and what does the reaction tell about its structure?",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Hydrogen iodide, on long heating",
        answer: { steps: [["*n*-Hexane is formed: the six carbon atoms are in a straight chain.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Bromine water",
        answer: { steps: [["Gluconic acid is formed: the carbonyl group is an aldehyde group.", 1]] },
      },
    ],
    or: {
      text: "Answer the following about nucleic acids.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "State two differences between the composition of DNA and that of RNA.",
          answer: {
            steps: [
              [
                "The sugar is 2-deoxyribose in DNA and ribose in RNA; DNA holds thymine where RNA holds uracil (half a mark each).",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "How does a nucleotide differ from a nucleoside?",
          answer: {
            steps: [
              [
                "A nucleoside is a base joined to a sugar; a nucleotide also has a phosphate group, joined to the 5′ position of the sugar.",
                1,
              ],
            ],
          },
        },
      ],
    },
  },
];

const sectionC: PaperQuestion[] = [
  {
    number: 22,
    marks: 3,
    text: "A laboratory in Pune studies a new water-soluble polymer.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`A solution of $1.75\ \text{g}$ of the polymer in $250\ \text{mL}$ of solution has an osmotic pressure of $4.98\times10^{-3}\ \text{bar}$ at $300\ \text{K}$. Calculate the molar mass of the polymer ($R = 0.083\ \text{L bar K}^{-1}\,\text{mol}^{-1}$).`,
        answer: {
          numbers: [35000],
          steps: [
            [
              String.raw`$M = \frac{wRT}{\Pi V} = \frac{1.75\times0.083\times300}{4.98\times10^{-3}\times0.250}\ \text{g mol}^{-1}$`,
              1,
            ],
            [String.raw`$M = 3.5\times10^{4}\ \text{g mol}^{-1}$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why is osmotic pressure chosen here and not the elevation of boiling point?",
        answer: {
          steps: [
            [
              "The osmotic pressure is large enough to measure even for the very dilute solution of a polymer, and it is measured at room temperature, at which the polymer is stable.",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 23,
    marks: 3,
    text: String.raw`The conductivity of $0.0050\ \text{M}$ propanoic acid is $9.64\times10^{-5}\ \text{S cm}^{-1}$ at $298\ \text{K}$. The limiting molar conductivities of $\ce{H+}$ and $\ce{C2H5COO-}$ are $349.6$ and $36.0\ \text{S cm}^2\,\text{mol}^{-1}$. Calculate the molar conductivity of the solution, the degree of dissociation of the acid and its dissociation constant.`,
    answer: {
      numbers: [19.28, 0.05, 1.316],
      steps: [
        [
          String.raw`$\Lambda_m = \frac{1000\,\kappa}{c} = \frac{1000\times9.64\times10^{-5}}{0.0050} = 19.28\ \text{S cm}^2\,\text{mol}^{-1}$`,
          1,
        ],
        [
          String.raw`$\Lambda_m^{\circ} = 349.6+36.0 = 385.6\ \text{S cm}^2\,\text{mol}^{-1}$, so $\alpha = \frac{19.28}{385.6} = 0.050$`,
          1,
        ],
        [
          String.raw`$K_a = \frac{c\alpha^2}{1-\alpha} = \frac{0.0050\times0.0025}{0.95} = 1.32\times10^{-5}\ \text{mol L}^{-1}$`,
          1,
        ],
      ],
    },
  },
  {
    number: 24,
    marks: 3,
    text: String.raw`The figure shows how the six $3d$ electrons of iron are arranged in two octahedral complexes, X and Y. One of them is $\ce{[Fe(CN)6]^4-}$ and the other $\ce{[Fe(H2O)6]^2+}$.`,
    figure: {
      svg: `<svg viewBox="0 0 340 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M55 30 H85 M95 30 H125"/><path d="M35 150 H65 M75 150 H105 M115 150 H145"/><path d="M215 70 H245 M255 70 H285"/><path d="M195 130 H225 M235 130 H265 M275 130 H305"/><g font-size="18" fill="currentColor" stroke="none"><text x="40" y="145" font-size="18">↑↓</text><text x="80" y="145" font-size="18">↑↓</text><text x="120" y="145" font-size="18">↑↓</text><text x="226" y="65" font-size="18">↑</text><text x="266" y="65" font-size="18">↑</text><text x="200" y="125" font-size="18">↑↓</text><text x="246" y="125" font-size="18">↑</text><text x="286" y="125" font-size="18">↑</text></g><text x="85" y="185" fill="currentColor" stroke="none" font-size="14">X</text><text x="245" y="185" fill="currentColor" stroke="none" font-size="14">Y</text></svg>`,
      alt: "Two energy diagrams. In X the upper two levels are empty and each of the lower three holds a pair of electrons; the gap is wide. In Y each of the upper two levels holds one electron, one of the lower three holds a pair and the other two hold one electron each; the gap is narrow.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which complex is X? Give the reason.",
        answer: {
          steps: [
            [
              String.raw`X is $\ce{[Fe(CN)6]^4-}$: cyanide is a strong-field ligand, so the splitting $\Delta_o$ is larger than the pairing energy and the electrons pair.`,
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Calculate the spin-only magnetic moment of Y.",
        answer: {
          numbers: [4.9],
          steps: [[String.raw`Four unpaired electrons: $\sqrt{4\times6} = 4.90\ \text{BM}$.`, 1]],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Give the hybridisation of iron in X and in Y.",
        answer: {
          steps: [["$d^2sp^3$ in X (inner orbital) and $sp^3d^2$ in Y (outer orbital), half a mark each.", 1]],
        },
      },
    ],
  },
  {
    number: 25,
    marks: 3,
    text: String.raw`An optically active bromide A, $\ce{C4H9Br}$, gives two alkenes when it is heated with alcoholic potassium hydroxide: B as the main product and C as the minor one.`,
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "Identify A, B and C, and name the rule that tells which of B and C is the main product.",
        answer: {
          steps: [
            [
              "A is 2-bromobutane, the only one of these bromides with a carbon atom that bears four different groups.",
              1,
            ],
            [
              "B is but-2-ene and C but-1-ene, by Saytzeff’s (Zaitsev’s) rule: the more substituted alkene is preferred.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`What happens to the configuration of A when hydroxide ions replace the bromine by the $\text{S}_\text{N}2$ mechanism, and why?`,
        answer: {
          steps: [
            ["It is inverted, because the hydroxide ion attacks from the side opposite to the leaving bromide ion.", 1],
          ],
        },
      },
    ],
  },
  {
    number: 26,
    marks: 3,
    text: String.raw`Write the mechanism, in its three steps, of the dehydration of ethanol to ethene by concentrated sulphuric acid at $443\ \text{K}$.`,
    answer: {
      steps: [
        [String.raw`Protonation of the alcohol, fast: $\ce{CH3CH2OH + H+ <=> CH3CH2OH2+}$`, 1],
        [String.raw`Loss of water, slow, which determines the rate: $\ce{CH3CH2OH2+ <=> CH3CH2+ + H2O}$`, 1],
        [String.raw`Loss of a proton: $\ce{CH3CH2+ -> CH2=CH2 + H+}$`, 1],
      ],
    },
    or: {
      text: "Write the equation of one example of each of the following reactions.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "Williamson synthesis of an ether with two different alkyl groups",
          answer: { steps: [[String.raw`For example $\ce{CH3Br + C2H5ONa -> CH3OC2H5 + NaBr}$`, 1]] },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Kolbe’s reaction of phenol",
          answer: {
            steps: [
              [
                String.raw`$\ce{C6H5OH ->[NaOH] C6H5ONa ->[CO2, \text{then } H+] HO-C6H4-COOH}$; the product is 2-hydroxybenzoic (salicylic) acid.`,
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "Hydroboration of propene followed by oxidation",
          answer: {
            steps: [
              [
                String.raw`$\ce{3CH3CH=CH2 ->[BH3] (CH3CH2CH2)3B ->[H2O2, OH-] 3CH3CH2CH2OH}$ (boric acid is the other product)`,
                1,
              ],
            ],
          },
        },
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: "Give one chemical test to distinguish between the compounds of each pair. State what is seen.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Propanal and propanone",
        answer: {
          steps: [
            [
              "Warm with Tollens’ reagent: propanal gives a silver mirror, propanone does not. (Fehling’s or iodoform test accepted.)",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Pentan-2-one and pentan-3-one",
        answer: {
          steps: [
            [
              "Warm with iodine and sodium hydroxide: pentan-2-one gives a yellow precipitate of iodoform, pentan-3-one does not.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Benzoic acid and phenol",
        answer: {
          steps: [
            [
              "Add sodium hydrogencarbonate: benzoic acid gives a brisk effervescence of carbon dioxide, phenol does not. (Neutral iron(III) chloride, violet with phenol, accepted.)",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 28,
    marks: 3,
    text: "Answer the following about amines.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why can aniline not be prepared by the Gabriel phthalimide synthesis?",
        answer: {
          steps: [
            ["Aryl halides do not undergo nucleophilic substitution by the phthalimide ion under these conditions.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Show the steps from aniline to 4-bromoaniline, with the reagents.",
        answer: {
          steps: [
            [
              String.raw`Aniline is acetylated with ethanoic anhydride in pyridine to acetanilide, brominated ($\ce{Br2}$ in $\ce{CH3COOH}$) to 4-bromoacetanilide and hydrolysed ($\ce{H+}$ or $\ce{OH-}$).`,
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Show the steps from aniline to benzonitrile, with the reagents.",
        answer: { steps: [[String.raw`$\ce{C6H5NH2 ->[NaNO2 + HCl][273-278 K] C6H5N2+Cl- ->[CuCN/KCN] C6H5CN}$`, 1]] },
      },
    ],
  },
];

const sectionD: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage: String.raw`A small textile unit in Jaipur bleaches cloth by breaking down a dye in water. Without any helper, the reaction is too slow to be of use at room temperature, because only few collisions have enough energy. An enzyme speeds it up. With the enzyme, the reaction is of first order in the dye; its rate constant is $1.5\times10^{-3}\ \text{min}^{-1}$ at $300\ \text{K}$ and $6.0\times10^{-3}\ \text{min}^{-1}$ at $320\ \text{K}$. The figure shows the potential energy along the path of the reaction without the enzyme (full line) and with it (dashed line).`,
    text: "Read the passage and answer the questions.",
    figure: {
      svg: `<svg viewBox="0 0 340 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 15 V195 H325"/><path d="M50 120 H100 C140 120 140 35 180 35 C220 35 220 165 260 165 H315"/><path d="M100 120 C140 120 145 75 180 75 C215 75 220 165 260 165" stroke-dasharray="5 4"/><path d="M70 120 V35 M66 43 L70 35 L74 43"/><path d="M66 35 H180" stroke-dasharray="2 4"/><path d="M95 120 V75 M91 83 L95 75 L99 83"/><path d="M91 75 H180" stroke-dasharray="2 4"/><path d="M295 120 V165 M291 157 L295 165 L299 157"/><path d="M100 120 H299" stroke-dasharray="2 4"/><text x="52" y="80" fill="currentColor" stroke="none" font-size="14">P</text><text x="101" y="100" fill="currentColor" stroke="none" font-size="14">Q</text><text x="302" y="147" fill="currentColor" stroke="none" font-size="14">R</text><text x="48" y="140" fill="currentColor" stroke="none" font-size="13">reactants</text><text x="262" y="184" fill="currentColor" stroke="none" font-size="13">products</text><text x="110" y="213" fill="currentColor" stroke="none" font-size="13">progress of the reaction</text><text x="2" y="14" fill="currentColor" stroke="none" font-size="13">energy</text></svg>`,
      alt: "Potential energy against the progress of the reaction. The products lie lower than the reactants. A full line rises to a high peak, a dashed line to a lower one. Arrow P goes up from the level of the reactants to the high peak, arrow Q from the level of the reactants to the lower peak, and arrow R goes down from the level of the reactants to that of the products.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "What do the lengths of the arrows Q and R stand for?",
        answer: {
          steps: [
            [
              "Q is the activation energy of the forward reaction with the enzyme, R the enthalpy (energy) released by the reaction; half a mark each.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Does the enzyme change the equilibrium constant of the reaction? Give the reason.",
        answer: {
          steps: [
            [
              "No: it lowers the energy barrier of the forward and the backward reaction alike and speeds both up by the same factor.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Calculate the activation energy with the enzyme ($R = 8.314\ \text{J K}^{-1}\,\text{mol}^{-1}$, $\log 4 = 0.6021$).`,
        answer: {
          numbers: [55.33],
          steps: [
            [
              String.raw`$\log\frac{k_2}{k_1} = \frac{E_a}{2.303R}\cdot\frac{T_2-T_1}{T_1T_2}$ with $\frac{k_2}{k_1} = 4$`,
              1,
            ],
            [
              String.raw`$E_a = \frac{2.303\times8.314\times0.6021\times300\times320}{20} = 5.53\times10^{4}\ \text{J mol}^{-1} = 55.3\ \text{kJ mol}^{-1}$`,
              1,
            ],
          ],
        },
        or: {
          text: String.raw`At $320\ \text{K}$ with the enzyme, calculate the half-life of the dye and the time in which $90\,\%$ of it breaks down.`,
          answer: {
            numbers: [115.525, 383.76],
            steps: [
              [String.raw`$t_{1/2} = \frac{0.693}{6.0\times10^{-3}} = 115.5\ \text{min}$`, 1],
              [
                String.raw`$t = \frac{2.303}{k}\log\frac{100}{10} = \frac{2.303}{6.0\times10^{-3}} = 383.8\ \text{min}$`,
                1,
              ],
            ],
          },
        },
      },
    ],
  },
  {
    number: 30,
    marks: 4,
    passage: `Silk, hair, an egg white and insulin look very different, yet each of them is built from the same kind of small molecules, the α-amino acids. What makes the difference is the order of the amino acids and the way in which the chain is folded. In hair, the chain is coiled like a spring; in silk, stretched chains lie side by side. Both shapes are held by hydrogen bonds between C=O and N–H groups. When Farida boils an egg for breakfast, the clear white sets to a solid and cannot be turned clear again by cooling.

An amino acid itself is unusual for an organic compound of its size: it is a solid with a high melting point, it dissolves in water better than in ether, and it reacts with acids as well as with bases.`,
    text: "Read the passage and answer the questions.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the bond that joins two amino acids in a protein, and the small molecule that is lost when it forms.",
        answer: { steps: [["A peptide bond (–CO–NH–); water is lost.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Which level of the structure of the protein remains when the egg is boiled? What is the change called?",
        answer: { steps: [["The primary structure remains; the change is denaturation (coagulation).", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Explain, by the form in which they exist, the high melting point of amino acids and their reaction with both acids and bases.",
        answer: {
          steps: [
            [
              String.raw`They exist as zwitterions, $\ce{H3N+-CHR-COO-}$; these attract each other strongly, as ions do in a salt, so the melting point is high.`,
              1,
            ],
            [
              String.raw`The group $\ce{-COO-}$ accepts a proton from an acid, and $\ce{-NH3+}$ gives one to a base.`,
              1,
            ],
          ],
        },
        or: {
          text: "Name the two kinds of secondary structure that the passage describes, for hair and for silk, and state where the hydrogen bonds lie in each.",
          answer: {
            steps: [
              ["Hair: α-helix, with hydrogen bonds within the same chain, between the turns of the coil.", 1],
              ["Silk: β-pleated sheet, with hydrogen bonds between neighbouring chains.", 1],
            ],
          },
        },
      },
    ],
  },
];

const sectionE: PaperQuestion[] = [
  {
    number: 31,
    marks: 5,
    text: "The figure shows a galvanic cell that a class in Shillong sets up at 298 K.",
    figure: {
      svg: `<svg viewBox="0 0 340 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M30 85 V195 H130 V85"/><path d="M210 85 V195 H310 V85"/><path d="M30 110 H130 M210 110 H310" stroke-dasharray="5 4"/><rect x="55" y="60" width="14" height="110"/><rect x="271" y="60" width="14" height="110"/><path d="M105 150 V75 H235 V150 M117 150 V87 H223 V150 M105 150 H117 M223 150 H235"/><path d="M62 60 V30 H155 M185 30 H278 V60"/><circle cx="170" cy="30" r="15"/><text x="165" y="35" fill="currentColor" stroke="none" font-size="14">V</text><text x="36" y="55" fill="currentColor" stroke="none" font-size="14">Ni</text><text x="287" y="55" fill="currentColor" stroke="none" font-size="14">Ag</text><text x="32" y="214" fill="currentColor" stroke="none" font-size="13">0.01 M nickel(II)</text><text x="212" y="214" fill="currentColor" stroke="none" font-size="13">0.001 M silver(I)</text><text x="132" y="66" fill="currentColor" stroke="none" font-size="13">salt bridge</text></svg>`,
      alt: "A nickel electrode in 0.01 M solution of nickel(II) ions and a silver electrode in 0.001 M solution of silver ions. The solutions are joined by a salt bridge and the electrodes by a voltmeter.",
    },
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: String.raw`Write the cell reaction and calculate the EMF of the cell and its $\Delta_rG$ ($E^{\circ}$ of $\ce{Ni^2+}/\ce{Ni}$: $-0.25\ \text{V}$; of $\ce{Ag+}/\ce{Ag}$: $+0.80\ \text{V}$; $\frac{2.303RT}{F} = 0.0591\ \text{V}$; $F = 96\,500\ \text{C mol}^{-1}$).`,
        answer: {
          numbers: [0.9318, -179.84],
          steps: [
            [
              String.raw`$\ce{Ni + 2Ag+ -> Ni^2+ + 2Ag}$, with $E^{\circ}_{\text{cell}} = 0.80-(-0.25) = 1.05\ \text{V}$`,
              1,
            ],
            [
              String.raw`$E = 1.05-\frac{0.0591}{2}\log\frac{0.01}{(0.001)^2} = 1.05-0.0591\times2 = 0.932\ \text{V}$`,
              1,
            ],
            [
              String.raw`$\Delta_rG = -nFE = -2\times96\,500\times0.9318\ \text{J mol}^{-1} = -179.8\ \text{kJ mol}^{-1}$`,
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "When a solution of an electrolyte is diluted, its conductivity falls but its molar conductivity rises. Explain both.",
        answer: {
          steps: [
            ["Conductivity: fewer ions are left in a unit volume of the solution.", 1],
            [
              "Molar conductivity: the whole volume that holds one mole counts; its increase outweighs the fall of the conductivity, as the ions move more freely (strong electrolyte) or more molecules dissociate (weak electrolyte).",
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about electrolysis and batteries.",
      parts: [
        {
          label: "(a)",
          marks: 3,
          text: String.raw`A current of $1.5\ \text{A}$ passes for $1930\ \text{s}$ through aqueous $\ce{CuSO4}$ between platinum electrodes. Write the reaction at each electrode, and calculate the mass of copper deposited and the volume of the gas set free at STP ($\ce{Cu} = 63.5\ \text{u}$; molar volume $22.4\ \text{L}$; $F = 96\,500\ \text{C mol}^{-1}$).`,
          answer: {
            numbers: [0.9525, 0.168],
            steps: [
              [String.raw`Cathode: $\ce{Cu^2+ + 2e- -> Cu}$; anode: $\ce{2H2O -> O2 + 4H+ + 4e-}$`, 1],
              [
                String.raw`$Q = 1.5\times1930 = 2895\ \text{C}$, which is $0.030\ \text{mol}$ of electrons; copper: $0.015\times63.5 = 0.953\ \text{g}$`,
                1,
              ],
              [String.raw`Oxygen: $\frac{0.030}{4}\times22.4 = 0.168\ \text{L}$`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Write the reactions at the anode and the cathode of a lead storage battery while it supplies current, and state what happens to the density of its acid.",
          answer: {
            steps: [
              [
                String.raw`Anode: $\ce{Pb + SO4^2- -> PbSO4 + 2e-}$; cathode: $\ce{PbO2 + SO4^2- + 4H+ + 2e- -> PbSO4 + 2H2O}$`,
                1,
              ],
              ["Sulphuric acid is used up and water forms, so the density falls.", 1],
            ],
          },
        },
      ],
    },
  },
  {
    number: 32,
    marks: 5,
    text: "Answer the following about carbonyl compounds.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: String.raw`A compound A, $\ce{C8H8O}$, has a benzene ring with a single substituent. It gives an orange precipitate with 2,4-DNP, does not reduce Tollens’ reagent, and gives a yellow precipitate with iodine and sodium hydroxide. When the filtrate of the last test is acidified, a white solid B, $\ce{C7H6O2}$, separates. The sodium salt of B, heated with soda lime, gives a hydrocarbon C. Identify A, B and C with reasons.`,
        answer: {
          steps: [
            [
              String.raw`A is a ketone (2,4-DNP, but no silver mirror) with the group $\ce{CH3CO-}$ (iodoform): acetophenone, $\ce{C6H5COCH3}$.`,
              1,
            ],
            [
              String.raw`B is benzoic acid: $\ce{C6H5COCH3 + 3I2 + 4NaOH -> C6H5COONa + CHI3 + 3NaI + 3H2O}$, then acid.`,
              1,
            ],
            [String.raw`C is benzene: $\ce{C6H5COONa + NaOH ->[CaO][heat] C6H6 + Na2CO3}$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "Write the equation of the aldol reaction of ethanal, up to the product of heating, and of the Cannizzaro reaction of methanal.",
        answer: {
          steps: [
            [String.raw`$\ce{2CH3CHO ->[\text{dil. } NaOH] CH3CH(OH)CH2CHO ->[heat] CH3CH=CHCHO + H2O}$`, 1],
            [String.raw`$\ce{2HCHO ->[\text{conc. } NaOH] CH3OH + HCOONa}$`, 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about carbonyl compounds and carboxylic acids.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: String.raw`Arrange in increasing order of acid strength: $\ce{CH3COOH}$, $\ce{ClCH2COOH}$, $\ce{FCH2COOH}$, $\ce{Cl3CCOOH}$.`,
          answer: { steps: [[String.raw`$\ce{CH3COOH} < \ce{ClCH2COOH} < \ce{FCH2COOH} < \ce{Cl3CCOOH}$`, 1]] },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Propanal adds hydrogen cyanide faster than propanone does. Give two reasons.",
          answer: {
            steps: [
              [
                "Steric: the two methyl groups of propanone hinder the approach of the nucleophile more than one alkyl group and a hydrogen atom do.",
                1,
              ],
              [
                "Electronic: two alkyl groups release electrons and make the carbonyl carbon less positive than one does.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 2,
          text: "Show, with reagents, how benzaldehyde is made from toluene, and ethanoic acid from bromomethane.",
          answer: {
            steps: [
              [
                String.raw`Toluene with $\ce{CrO2Cl2}$ in $\ce{CS2}$, then $\ce{H3O+}$ (Étard reaction), gives benzaldehyde.`,
                1,
              ],
              [
                String.raw`$\ce{CH3Br ->[KCN] CH3CN ->[H3O+, heat] CH3COOH}$ (or by magnesium in dry ether, then $\ce{CO2}$ and $\ce{H3O+}$)`,
                1,
              ],
            ],
          },
        },
      ],
    },
  },
  {
    number: 33,
    marks: 5,
    text: "Answer the following about the d- and f-block elements.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`Potassium permanganate is made from pyrolusite, $\ce{MnO2}$. Write the equations of the two steps: the fusion with potassium hydroxide in air, and the disproportionation of the green ion in acidic solution.`,
        answer: {
          steps: [
            [String.raw`$\ce{2MnO2 + 4KOH + O2 -> 2K2MnO4 + 2H2O}$`, 1],
            [String.raw`$\ce{3MnO4^2- + 4H+ -> 2MnO4- + MnO2 + 2H2O}$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why do zirconium and hafnium have almost the same radius?",
        answer: {
          steps: [
            [
              "The lanthanoid contraction, by poor shielding of the $4f$ electrons before hafnium, makes up for the additional shell.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: String.raw`Why is $\ce{Ce^4+}$ a good oxidising agent in aqueous solution although it has the configuration of a noble gas?`,
        answer: {
          steps: [
            [
              "It readily gains an electron to reach $+3$, the common and most stable oxidation state of the lanthanoids in water.",
              1,
            ],
          ],
        },
      },
      {
        label: "(d)",
        marks: 1,
        text: String.raw`Why is $\ce{Cr^2+}$ reducing while $\ce{Mn^3+}$ is oxidising, although both are $d^4$?`,
        answer: {
          steps: [
            [
              String.raw`$\ce{Cr^2+}$ goes to $d^3$, with a half-filled $t_{2g}$ level; $\ce{Mn^3+}$ goes to the half-filled $d^5$.`,
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about the d- and f-block elements.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "What is the lanthanoid contraction? Give its cause and one consequence.",
          answer: {
            steps: [
              [
                "It is the steady decrease of the atomic and ionic radii from lanthanum to lutetium, because $4f$ electrons shield the growing nuclear charge poorly.",
                1,
              ],
              [
                "One consequence: the 4d and 5d elements of a group have almost the same size (Zr and Hf); or: the lanthanoids are hard to separate; or: the basic strength of the hydroxides falls.",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Why do the actinoids show more oxidation states than the lanthanoids?",
          answer: {
            steps: [
              [
                "The $5f$, $6d$ and $7s$ levels are close in energy, so that electrons of all of them can take part.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: String.raw`Why is $E^{\circ}$ of $\ce{Cu^2+}/\ce{Cu}$ positive, unlike that of the other metals of the $3d$ series?`,
          answer: {
            steps: [
              [
                "The high energy of atomisation and of ionisation of copper is not made up for by the hydration enthalpy of its ion.",
                1,
              ],
            ],
          },
        },
        {
          label: "(d)",
          marks: 1,
          text: "Why do transition metals and many of their compounds act as catalysts? Give one reason.",
          answer: {
            steps: [
              [
                "They take on several oxidation states and form unstable intermediates (or: they offer a surface that adsorbs the reactants and weakens their bonds).",
                1,
              ],
            ],
          },
        },
      ],
    },
  },
];

export const paper: PracticePaper = {
  className: "12th",
  subject: "Chemistry",
  number: 1,
  language: "en",
  minutes: 180,
  marks: 70,
  instructions: [
    "The paper has 33 questions in five sections. All questions are compulsory.",
    "Section A: questions 1 to 16, 1 mark each. Section B: questions 17 to 21, 2 marks each. Section C: questions 22 to 28, 3 marks each.",
    "Section D: questions 29 and 30, case-based, 4 marks each. Section E: questions 31 to 33, 5 marks each.",
    "There is no choice overall, but some questions offer an internal choice. Answer only one of the alternatives.",
    "Calculators and log tables are not allowed; the logarithms needed are given.",
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice and assertion–reason questions",
      instructions: "Each question carries 1 mark.",
      questions: sectionA,
    },
    {
      name: "B",
      title: "Very short answer questions",
      instructions: "Each question carries 2 marks.",
      questions: sectionB,
    },
    { name: "C", title: "Short answer questions", instructions: "Each question carries 3 marks.", questions: sectionC },
    { name: "D", title: "Case-based questions", instructions: "Each question carries 4 marks.", questions: sectionD },
    { name: "E", title: "Long answer questions", instructions: "Each question carries 5 marks.", questions: sectionE },
  ],
};
