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
    text: "Which pair of liquids forms a solution with a positive deviation from Raoult’s law?",
    options: ["chloroform and acetone", "ethanol and acetone", "phenol and aniline", "benzene and toluene"],
    answer: {
      option: 1,
      steps: [
        [
          "Acetone breaks some hydrogen bonds between ethanol molecules, so the new attractions are weaker; benzene and toluene are nearly ideal, the other two deviate negatively.",
          1,
        ],
      ],
    },
  },
  {
    number: 2,
    marks: 1,
    text: String.raw`The figure shows how the molar conductivity of two electrolytes in water changes with the square root of the concentration. P and Q could be`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M50 15 V165 H300"/><path d="M50 60 L280 85"/><path d="M60 20 C66 110 90 150 280 156"/><text x="285" y="90" fill="currentColor" stroke="none" font-size="14">P</text><text x="285" y="152" fill="currentColor" stroke="none" font-size="14">Q</text><text x="75" y="20" fill="currentColor" stroke="none" font-size="13">molar conductivity</text><text x="90" y="188" fill="currentColor" stroke="none" font-size="13">square root of the concentration</text></svg>`,
      alt: "Molar conductivity against the square root of the concentration. P is a straight line that falls gently. Q is very high near zero concentration, drops steeply and then runs low and nearly flat.",
    },
    options: [
      String.raw`P: $\ce{CH3COOH}$, Q: $\ce{KCl}$`,
      String.raw`P: $\ce{KCl}$, Q: $\ce{CH3COOH}$`,
      String.raw`P: $\ce{KCl}$, Q: $\ce{NaCl}$`,
      String.raw`P: $\ce{NH4OH}$, Q: $\ce{CH3COOH}$`,
    ],
    answer: {
      option: 1,
      steps: [
        [
          "A strong electrolyte (P) gives a straight line; for a weak one (Q), the degree of dissociation rises steeply on dilution.",
          1,
        ],
      ],
    },
  },
  {
    number: 3,
    marks: 1,
    text: "The potential of a mercury cell stays almost constant through its life because",
    options: [
      "its overall reaction involves no ion in solution whose concentration changes",
      "mercury is a liquid that conducts well",
      "it can be charged again while it is in use",
      "its electrolyte is renewed by the air",
    ],
    answer: {
      option: 0,
      steps: [[String.raw`The cell reaction is $\ce{Zn(Hg) + HgO(s) -> ZnO(s) + Hg(l)}$, without dissolved ions.`, 1]],
    },
  },
  {
    number: 4,
    marks: 1,
    text: String.raw`A zero-order reaction has the rate constant $0.020\ \text{mol L}^{-1}\,\text{min}^{-1}$. A reactant of concentration $0.60\ \text{mol L}^{-1}$ is used up completely after`,
    options: [
      String.raw`$12\ \text{min}$`,
      String.raw`$15\ \text{min}$`,
      String.raw`$30\ \text{min}$`,
      String.raw`$34.7\ \text{min}$`,
    ],
    answer: {
      option: 2,
      numbers: [30],
      steps: [[String.raw`$t = \frac{[\text{R}]_0}{k} = \frac{0.60}{0.020} = 30\ \text{min}$`, 1]],
    },
  },
  {
    number: 5,
    marks: 1,
    text: "Which hydrated ion is colourless (atomic numbers: Sc 21, Ti 22, V 23, Cu 29)?",
    options: [String.raw`$\ce{Sc^3+}$`, String.raw`$\ce{Ti^3+}$`, String.raw`$\ce{V^3+}$`, String.raw`$\ce{Cu^2+}$`],
    answer: { option: 0, steps: [["It has no $d$ electron, so that a $d$–$d$ transition is impossible.", 1]] },
  },
  {
    number: 6,
    marks: 1,
    text: "Which complex exists as a pair of optical isomers (en is ethane-1,2-diamine)?",
    options: [
      String.raw`$\ce{[Co(en)3]^3+}$`,
      String.raw`*trans*-$\ce{[CoCl2(en)2]+}$`,
      String.raw`*cis*-$\ce{[CoCl2(NH3)4]+}$`,
      String.raw`*cis*-$\ce{[PtCl2(NH3)2]}$`,
    ],
    answer: {
      option: 0,
      steps: [["It has no plane of symmetry, like a propeller with three blades; each of the others has one.", 1]],
    },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`The oxidation state and the coordination number of chromium in $\ce{K3[Cr(C2O4)3]}$ are`,
    options: ["$+3$ and 3", "$+6$ and 3", "$+3$ and 6", "$+6$ and 6"],
    answer: {
      option: 2,
      numbers: [3, 6],
      steps: [["$x + 3(-2) = -3$ gives $x = +3$; each of the three oxalate ions binds by two atoms.", 1]],
    },
  },
  {
    number: 8,
    marks: 1,
    text: "Chloroethane is heated with silver cyanide in aqueous ethanol. The main organic product is",
    options: ["propanenitrile", "ethyl isocyanide", "ethanamine", "ethene"],
    answer: {
      option: 1,
      steps: [
        [
          "Silver cyanide is mainly covalent, so that only the lone pair of nitrogen attacks and an isocyanide forms.",
          1,
        ],
      ],
    },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`Which alcohol turns turbid at once with concentrated $\ce{HCl}$ and $\ce{ZnCl2}$ at room temperature?`,
    options: ["butan-1-ol", "butan-2-ol", "2-methylpropan-1-ol", "2-methylpropan-2-ol"],
    answer: {
      option: 3,
      steps: [["It is a tertiary alcohol, which forms the insoluble chloride at once (Lucas test).", 1]],
    },
  },
  {
    number: 10,
    marks: 1,
    text: "The best reagent, followed by dilute acid, to turn but-2-enal into but-2-enoic acid is",
    options: [
      "acidified potassium permanganate",
      "ammoniacal silver nitrate",
      "lithium aluminium hydride",
      "zinc amalgam and hydrochloric acid",
    ],
    answer: {
      option: 1,
      steps: [["Tollens’ reagent oxidises the aldehyde group and leaves the double bond as it is.", 1]],
    },
  },
  {
    number: 11,
    marks: 1,
    text: "Propanamide is warmed with bromine and aqueous sodium hydroxide. The amine that forms is",
    options: ["methanamine", "ethanamine", "propan-1-amine", "propan-2-amine"],
    answer: {
      option: 1,
      steps: [["In the Hofmann bromamide reaction, the amine has one carbon atom less than the amide.", 1]],
    },
  },
  {
    number: 12,
    marks: 1,
    text: "Which sugar does **not** reduce Fehling’s solution?",
    options: ["glucose", "maltose", "lactose", "sucrose"],
    answer: {
      option: 3,
      steps: [
        [
          "In sucrose, both anomeric carbon atoms take part in the glycosidic bond, so no free aldehyde or keto form exists.",
          1,
        ],
      ],
    },
  },
  {
    number: 13,
    marks: 1,
    text: `**Assertion:** Red blood cells shrink when they are placed in a 2 % solution of common salt.

**Reason:** Water flows through a semipermeable membrane towards the solution of the higher osmotic pressure.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [["The 2 % solution is hypertonic to the cells (0.9 % is isotonic), so water leaves them.", 1]],
    },
  },
  {
    number: 14,
    marks: 1,
    text: `**Assertion:** The order of a reaction can be zero.

**Reason:** The molecularity of an elementary reaction can be zero.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [
        [
          "The order is found by experiment and may be zero; at least one particle has to take part in an elementary step.",
          1,
        ],
      ],
    },
  },
  {
    number: 15,
    marks: 1,
    text: `**Assertion:** Ethanol boils at a much higher temperature than methoxymethane.

**Reason:** Ethanol and methoxymethane are functional isomers.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [["Both are true; the boiling point of ethanol is higher because of its hydrogen bonds.", 1]],
    },
  },
  {
    number: 16,
    marks: 1,
    text: `**Assertion:** α-D-glucose and β-D-glucose are mirror images of each other.

**Reason:** α-D-glucose and β-D-glucose differ in the configuration at carbon 1.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [
        ["They are anomers: they differ at C-1 only, whereas mirror images would differ at every chiral carbon.", 1],
      ],
    },
  },
];

const sectionB: PaperQuestion[] = [
  {
    number: 17,
    marks: 2,
    text: String.raw`A craftsman in Moradabad plates a tray with $2.16\ \text{g}$ of silver from a solution of silver ions by a current of $0.50\ \text{A}$. For how many seconds must the current flow ($\ce{Ag} = 108\ \text{u}$, $F = 96\,500\ \text{C mol}^{-1}$)?`,
    answer: {
      numbers: [3860],
      steps: [
        [
          String.raw`$n(\ce{Ag}) = \frac{2.16}{108} = 0.020\ \text{mol}$; with $\ce{Ag+ + e- -> Ag}$, $Q = 0.020\times96\,500 = 1930\ \text{C}$`,
          1,
        ],
        [String.raw`$t = \frac{1930}{0.50} = 3860\ \text{s}$`, 1],
      ],
    },
  },
  {
    number: 18,
    marks: 2,
    text: String.raw`A truck in Leh has $4.0\ \text{kg}$ of water in its radiator. What mass of ethylene glycol ($62\ \text{g mol}^{-1}$) keeps it from freezing down to $-9.3\ ^{\circ}\text{C}$ ($K_f = 1.86\ \text{K kg mol}^{-1}$)?`,
    answer: {
      numbers: [1240],
      steps: [
        [String.raw`$m = \frac{\Delta T_f}{K_f} = \frac{9.3}{1.86} = 5.0\ \text{mol kg}^{-1}$`, 1],
        [String.raw`$5.0\times4.0 = 20\ \text{mol}$, that is $20\times62 = 1240\ \text{g}$`, 1],
      ],
    },
  },
  {
    number: 19,
    marks: 2,
    text: String.raw`The rate of a reaction of two gases is $k[\text{A}]^2[\text{B}]$. By what factor does the rate change`,
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "when the volume of the vessel is halved at constant temperature?",
        answer: { numbers: [8], steps: [[String.raw`Both concentrations double: $2^2\times2 = 8$.`, 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "when the concentration of A is doubled and that of B halved?",
        answer: { numbers: [2], steps: [[String.raw`$2^2\times\frac{1}{2} = 2$`, 1]] },
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
        text: "Tungsten and molybdenum have very high enthalpies of atomisation.",
        answer: {
          steps: [
            ["Many unpaired $d$ electrons take part, with the $s$ electrons, in strong bonds between the atoms.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Hydrochloric acid is not used to acidify a permanganate solution for a titration.",
        answer: { steps: [["Permanganate oxidises chloride ions to chlorine, so that more of it is used up.", 1]] },
      },
    ],
  },
  {
    number: 21,
    marks: 2,
    text: "Which compound of each pair reacts faster with hydroxide ions by the mechanism named? Give the reason.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: String.raw`1-Bromobutane or 1-iodobutane, by $\text{S}_\text{N}2$`,
        answer: { steps: [["1-Iodobutane: the C–I bond is weaker and iodide is the better leaving group.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`1-Chloropropane or 3-chloropropene, by $\text{S}_\text{N}1$`,
        answer: { steps: [["3-Chloropropene: its allyl cation is stabilised by resonance.", 1]] },
      },
    ],
    or: {
      text: "Write the equation of an example of each reaction.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "Finkelstein reaction",
          answer: { steps: [[String.raw`For example $\ce{C2H5Br + NaI ->[\text{acetone}] C2H5I + NaBr}$`, 1]] },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Wurtz–Fittig reaction",
          answer: {
            steps: [[String.raw`For example $\ce{C6H5Br + CH3Br + 2Na ->[\text{dry ether}] C6H5CH3 + 2NaBr}$`, 1]],
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
    text: "The figure shows the vapour pressure over mixtures of two liquids A and B at a certain temperature. The dashed line is the one for an ideal solution, the full curve was measured.",
    figure: {
      svg: `<svg viewBox="0 0 340 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 20 V180 H290 V20"/><path d="M60 120 L290 60" stroke-dasharray="5 4"/><path d="M60 120 C140 130 210 105 290 60"/><g fill="currentColor" stroke="none" font-size="13"><text x="32" y="125">80</text><text x="296" y="65">120</text><text x="56" y="196">0</text><text x="286" y="196">1</text><text x="120" y="212">mole fraction of A</text><text x="66" y="28">pressure (mm Hg)</text></g></svg>`,
      alt: "Vapour pressure in mm Hg against the mole fraction of A. The dashed straight line goes from 80 at mole fraction 0 to 120 at mole fraction 1. The full curve has the same ends and lies below the dashed line in between.",
    },
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "An ideal solution of A and B has the vapour pressure 104 mm Hg. Calculate the mole fraction of A in the liquid and in the vapour.",
        answer: {
          numbers: [0.6, 0.692],
          steps: [
            [String.raw`$104 = 80+(120-80)x_A$ gives $x_A = 0.60$`, 1],
            [String.raw`$y_A = \frac{x_Ap_A^{\circ}}{p} = \frac{0.60\times120}{104} = 0.692$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Which kind of deviation does the measured curve show, and what does it tell about the attractions between A and B?",
        answer: {
          steps: [
            ["A negative deviation: A and B attract each other more strongly than A attracts A and B attracts B.", 1],
          ],
        },
      },
    ],
  },
  {
    number: 23,
    marks: 3,
    text: "The table gives the initial rates of a reaction between A and B at constant temperature. Find the order in A and in B, the rate constant with its unit, and the initial rate for [A] = 0.30 and [B] = 0.20 mol per litre.",
    table: [
      [
        "Experiment",
        String.raw`[A] in $\text{mol L}^{-1}$`,
        String.raw`[B] in $\text{mol L}^{-1}$`,
        String.raw`Initial rate in $\text{mol L}^{-1}\,\text{s}^{-1}$`,
      ],
      ["1", "0.10", "0.10", String.raw`$2.0\times10^{-3}$`],
      ["2", "0.20", "0.10", String.raw`$8.0\times10^{-3}$`],
      ["3", "0.20", "0.30", String.raw`$2.4\times10^{-2}$`],
    ],
    answer: {
      numbers: [2, 1, 2, 0.036],
      steps: [
        [
          "1 and 2: doubling [A] makes the rate four times as large, order 2 in A. 2 and 3: tripling [B] triples the rate, order 1 in B.",
          1,
        ],
        [
          String.raw`$k = \frac{2.0\times10^{-3}}{(0.10)^2(0.10)} = 2.0\ \text{L}^2\,\text{mol}^{-2}\,\text{s}^{-1}$`,
          1,
        ],
        [String.raw`Rate: $2.0\times(0.30)^2\times0.20 = 0.036\ \text{mol L}^{-1}\,\text{s}^{-1}$`, 1],
      ],
    },
  },
  {
    number: 24,
    marks: 3,
    text: "Answer the following about transition elements.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: String.raw`Copper(I) ions are not stable in water. Write the equation of what happens to them.`,
        answer: { steps: [[String.raw`They disproportionate: $\ce{2Cu+(aq) -> Cu^2+(aq) + Cu(s)}$`, 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`Balance, in acidic solution: $\ce{Cr2O7^2- + I- -> Cr^3+ + I2}$.`,
        answer: {
          numbers: [1, 6, 14, 2, 3, 7],
          steps: [[String.raw`$\ce{Cr2O7^2- + 6I- + 14H+ -> 2Cr^3+ + 3I2 + 7H2O}$`, 1]],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: String.raw`Why is europium found in the oxidation state $+2$ as well as $+3$ (configuration of the atom: $[\ce{Xe}]\,4f^76s^2$)?`,
        answer: { steps: [["By losing the two $6s$ electrons it keeps the stable half-filled $4f^7$ subshell.", 1]] },
      },
    ],
  },
  {
    number: 25,
    marks: 3,
    text: "Write the main organic product, with its name, of each reaction.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "2-Bromo-2-methylbutane is heated with ethanolic potassium hydroxide.",
        answer: { steps: [[String.raw`$\ce{(CH3)2C=CHCH3}$, 2-methylbut-2-ene, the more substituted alkene`, 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Bromobenzene is treated with magnesium in dry ether, and the product with water.",
        answer: {
          steps: [[String.raw`$\ce{C6H5MgBr}$ forms first, and water turns it into benzene, $\ce{C6H6}$.`, 1]],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "But-1-ene reacts with hydrogen bromide without peroxide.",
        answer: { steps: [[String.raw`$\ce{CH3CHBrCH2CH3}$, 2-bromobutane (racemic), by Markovnikov’s rule`, 1]] },
      },
    ],
  },
  {
    number: 26,
    marks: 3,
    text: "Show, with reagents, how each conversion is carried out.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Ethanoyl chloride to ethanal",
        answer: { steps: [[String.raw`$\ce{CH3COCl + H2 ->[Pd/BaSO4] CH3CHO + HCl}$ (Rosenmund reduction)`, 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Acetophenone to ethylbenzene",
        answer: {
          steps: [
            [
              "Zinc amalgam with concentrated hydrochloric acid (Clemmensen), or hydrazine and then KOH in ethylene glycol with heat (Wolff–Kishner).",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Propanoic acid to 2-chloropropanoic acid",
        answer: {
          steps: [
            [String.raw`$\ce{Cl2}$ with a little red phosphorus, then water (Hell–Volhard–Zelinsky reaction)`, 1],
          ],
        },
      },
    ],
    or: {
      text: "Explain each statement.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "The α-hydrogen atoms of ethanal are acidic.",
          answer: {
            steps: [
              [
                "The carbonyl group withdraws electrons, and the anion left behind is stabilised by resonance with it (enolate).",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Carboxylic acids do not form hydrazones although they have a C=O group.",
          answer: {
            steps: [["Resonance with the lone pair of the OH group makes the carbonyl carbon less electrophilic.", 1]],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "2,2-Dimethylpropanal gives no aldol reaction.",
          answer: { steps: [["It has no α-hydrogen atom, so it cannot form an enolate.", 1]] },
        },
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: "Give a reason for each statement.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Aniline is a weaker base than methanamine.",
        answer: {
          steps: [
            [
              "The lone pair of nitrogen in aniline is delocalised over the ring, whereas the methyl group releases electrons to nitrogen.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Nitration of aniline by the usual acid mixture gives much of the meta product.",
        answer: {
          steps: [["The acid protonates aniline to the anilinium ion, which directs to the meta position.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Propan-1-amine boils at a higher temperature than trimethylamine, its isomer.",
        answer: {
          steps: [
            [
              "Its N–H bonds form hydrogen bonds between the molecules; the tertiary amine has no hydrogen on nitrogen.",
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
    text: String.raw`Nitrobenzene is reduced by iron and hydrochloric acid to A. A with $\ce{NaNO2}$ and $\ce{HCl}$ at $273$ to $278\ \text{K}$ gives B. B gives C with hot water, and an orange dye D with C in a mildly alkaline solution. Identify A, B, C and D, and write the equation for the formation of D.`,
    answer: {
      steps: [
        [String.raw`A is aniline, $\ce{C6H5NH2}$; B is benzenediazonium chloride, $\ce{C6H5N2+Cl-}$.`, 1],
        [String.raw`C is phenol, $\ce{C6H5OH}$; D is 4-hydroxyazobenzene.`, 1],
        [String.raw`$\ce{C6H5N2+Cl- + C6H5OH ->[OH-] C6H5-N=N-C6H4-OH + HCl}$ (coupling in the para position)`, 1],
      ],
    },
  },
];

const sectionD: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage: String.raw`A pharmacy in Nagpur keeps two old disinfectants: a bottle of phenol and one of 70 % propan-2-ol. A trainee compares them. Phenol dissolves in aqueous sodium hydroxide, propan-2-ol shows no sign of a reaction with it. With bromine water, phenol gives a white precipitate at once, although benzene does not react with bromine water at all. When chloroform and aqueous sodium hydroxide are warmed with phenol and the mixture is then acidified, an aldehyde with the smell of meadowsweet forms. Industry makes phenol from cumene, and it sells the second product of that process as a solvent.`,
    text: "Read the passage and answer the questions.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the aldehyde that forms from phenol and the reaction that gives it.",
        answer: { steps: [["2-Hydroxybenzaldehyde (salicylaldehyde), by the Reimer–Tiemann reaction.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Name the white precipitate, and state why phenol reacts with bromine so much more readily than benzene does.",
        answer: {
          steps: [
            [
              "2,4,6-Tribromophenol; the OH group releases electrons into the ring by resonance and activates it towards electrophiles.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Why does phenol react with sodium hydroxide while propan-2-ol does not?",
        answer: {
          steps: [
            [
              "The negative charge of the phenoxide ion is delocalised over the ring, which stabilises it, so phenol is a stronger acid than water.",
              1,
            ],
            [
              "The charge of the alkoxide ion stays on oxygen, and the alkyl group increases it by its +I effect; propan-2-ol is a weaker acid than water.",
              1,
            ],
          ],
        },
        or: {
          text: "Write the two steps by which cumene is turned into phenol, and name the second product.",
          answer: {
            steps: [
              [String.raw`$\ce{C6H5CH(CH3)2 + O2 -> C6H5C(CH3)2-O-OH}$ (cumene hydroperoxide)`, 1],
              [
                String.raw`$\ce{C6H5C(CH3)2-O-OH ->[H+, H2O] C6H5OH + CH3COCH3}$; the second product is propanone (acetone).`,
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
    passage: `At a health camp in Raipur, a dietician sorts the food on a table. Rice and potatoes hold starch; milk holds lactose; spinach is full of cellulose, which people cannot digest, although cellulose is built from glucose just as starch is. Sprouts, amla and oranges stand in a corner marked “every day”: the vitamin C in them is not kept in the body. Carrots and butter stand in a corner marked “stored by the body”.

A boy asks why his grandmother’s night vision became poor and why his cousin’s legs bent inward when she was small. Both lacked a vitamin, the dietician answers, but not the same one.`,
    text: "Read the passage and answer the questions.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which vitamin was missing in the grandmother, and which in the cousin?",
        answer: { steps: [["Vitamin A (night blindness) and vitamin D (rickets), half a mark each.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why must vitamin C be taken regularly, unlike the vitamins of the second corner?",
        answer: {
          steps: [
            [
              "It is soluble in water and leaves the body with the urine; vitamin A is soluble in fat and is stored in the liver and fatty tissue.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Name the two components of starch, and state how they differ in structure.",
        answer: {
          steps: [
            ["Amylose and amylopectin.", 1],
            [
              "Amylose is a long unbranched chain of α-D-glucose joined by C1–C4 links; amylopectin also has branches by C1–C6 links.",
              1,
            ],
          ],
        },
        or: {
          text: "How do the links between the glucose units differ in amylose and in cellulose? What does lactose give on hydrolysis?",
          answer: {
            steps: [
              [
                "Amylose: α-D-glucose with α-links from C1 to C4; cellulose: β-D-glucose with β-links from C1 to C4.",
                1,
              ],
              ["D-galactose and D-glucose.", 1],
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
    text: "Answer the following about electrochemistry.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: String.raw`For the cell $\ce{Zn}\,|\,\ce{Zn^2+}(1.0\ \text{M})\,\|\,\ce{Cu^2+}(1.0\times10^{-4}\ \text{M})\,|\,\ce{Cu}$ at $298\ \text{K}$, write the cell reaction and calculate the EMF and $\log K_c$ ($E^{\circ}$ of $\ce{Zn^2+}/\ce{Zn}$: $-0.76\ \text{V}$; of $\ce{Cu^2+}/\ce{Cu}$: $+0.34\ \text{V}$; $\frac{2.303RT}{F} = 0.0591\ \text{V}$).`,
        answer: {
          numbers: [0.9818, 37.23],
          steps: [
            [String.raw`$\ce{Zn + Cu^2+ -> Zn^2+ + Cu}$, $E^{\circ}_{\text{cell}} = 1.10\ \text{V}$`, 1],
            [String.raw`$E = 1.10-\frac{0.0591}{2}\log\frac{1.0}{10^{-4}} = 1.10-0.1182 = 0.982\ \text{V}$`, 1],
            [String.raw`$\log K_c = \frac{2\times1.10}{0.0591} = 37.2$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "An iron railing in Visakhapatnam rusts in the wet air. Write the reactions at its anodic and its cathodic spots, and explain how a coat of zinc protects iron even where it is scratched.",
        answer: {
          steps: [
            [String.raw`Anode: $\ce{Fe -> Fe^2+ + 2e-}$; cathode: $\ce{O2 + 4H+ + 4e- -> 2H2O}$`, 1],
            ["Zinc has the more negative potential; it is oxidised in place of iron, which stays the cathode.", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about electrochemistry.",
      parts: [
        {
          label: "(a)",
          marks: 3,
          text: String.raw`A conductivity cell has the resistance $100\ \Omega$ when it is filled with $0.10\ \text{M}$ $\ce{KCl}$ (conductivity $0.0129\ \text{S cm}^{-1}$), and $516\ \Omega$ with a $0.020\ \text{M}$ solution of another salt. Calculate the cell constant, and the conductivity and the molar conductivity of the second solution.`,
          answer: {
            numbers: [1.29, 2.5, 125],
            steps: [
              [String.raw`Cell constant: $\kappa R = 0.0129\times100 = 1.29\ \text{cm}^{-1}$`, 1],
              [String.raw`$\kappa = \frac{1.29}{516} = 2.5\times10^{-3}\ \text{S cm}^{-1}$`, 1],
              [
                String.raw`$\Lambda_m = \frac{1000\times2.5\times10^{-3}}{0.020} = 125\ \text{S cm}^2\,\text{mol}^{-1}$`,
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Write the electrode reactions of a fuel cell that runs on hydrogen and oxygen with aqueous sodium hydroxide, and give one advantage of it over a coal power plant.",
          answer: {
            steps: [
              [String.raw`Anode: $\ce{2H2 + 4OH- -> 4H2O + 4e-}$; cathode: $\ce{O2 + 2H2O + 4e- -> 4OH-}$`, 1],
              ["Its efficiency is higher (about 70 % against 40 %), or: its only product is water.", 1],
            ],
          },
        },
      ],
    },
  },
  {
    number: 32,
    marks: 5,
    text: "Answer the following about coordination compounds.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`The figure shows two isomers, X and Y, of $\ce{[CoCl2(NH3)4]+}$. Name each of them, and give the IUPAC name of the ion (without the prefix of the isomer).`,
        figure: {
          svg: `<svg viewBox="0 0 340 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M85 85 V40 M85 105 V150 M77 88 L42 70 M93 88 L128 70 M77 102 L42 120 M93 102 L128 120"/><path d="M255 85 V40 M255 105 V150 M247 88 L212 70 M263 88 L298 70 M247 102 L212 120 M263 102 L298 120"/><g fill="currentColor" stroke="none" font-size="13"><text x="76" y="100">Co</text><text x="78" y="34">Cl</text><text x="78" y="164">Cl</text><text x="10" y="70">NH3</text><text x="130" y="70">NH3</text><text x="10" y="130">NH3</text><text x="130" y="130">NH3</text><text x="246" y="100">Co</text><text x="248" y="34">Cl</text><text x="246" y="164">NH3</text><text x="182" y="70">NH3</text><text x="300" y="70">Cl</text><text x="182" y="130">NH3</text><text x="300" y="130">NH3</text><text x="80" y="198">X</text><text x="250" y="198">Y</text></g></svg>`,
          alt: "Two octahedra around cobalt. In X one chlorine is above cobalt and the other straight below it, with four NH3 around the middle. In Y one chlorine is above cobalt and the other is one of the four positions around the middle; the other positions hold NH3.",
        },
        answer: {
          steps: [
            ["X is the *trans* isomer, Y the *cis* isomer (half a mark each).", 1],
            ["Tetraamminedichloridocobalt(III) ion.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: String.raw`By the valence bond theory, give the hybridisation of cobalt and the number of unpaired electrons in $\ce{[Co(NH3)6]^3+}$ and in $\ce{[CoF6]^3-}$ (atomic number of cobalt: 27).`,
        answer: {
          numbers: [0, 4],
          steps: [
            [String.raw`$\ce{[Co(NH3)6]^3+}$: the six $3d$ electrons pair, $d^2sp^3$, no unpaired electron.`, 1],
            [String.raw`$\ce{[CoF6]^3-}$: fluoride does not pair them, $sp^3d^2$, 4 unpaired electrons.`, 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: String.raw`Why does violet $\ce{[Ti(H2O)6]Cl3}$ become colourless when it is heated to drive off the water?`,
        answer: {
          steps: [
            ["Without the ligands the $d$ orbitals are not split, so no $d$–$d$ transition absorbs visible light.", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about coordination compounds.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: String.raw`One mole of a complex of the composition $\ce{CoCl3}\cdot5\,\ce{NH3}$ gives two moles of $\ce{AgCl}$ with excess silver nitrate. Write its formula as a coordination compound and its IUPAC name.`,
          answer: {
            steps: [
              [String.raw`Two chloride ions are outside the sphere: $\ce{[CoCl(NH3)5]Cl2}$`, 1],
              ["Pentaamminechloridocobalt(III) chloride", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: String.raw`Write the formula of the ionisation isomer of $\ce{[CoBr(NH3)5]SO4}$.`,
          answer: { steps: [[String.raw`$\ce{[CoSO4(NH3)5]Br}$`, 1]] },
        },
        {
          label: "(c)",
          marks: 2,
          text: String.raw`Give the configuration of a $d^4$ ion in an octahedral field, in terms of $t_{2g}$ and $e_g$, for $\Delta_o$ smaller and for $\Delta_o$ larger than the pairing energy.`,
          answer: {
            steps: [
              [String.raw`Smaller: $t_{2g}^3e_g^1$ (weak field, high spin)`, 1],
              [String.raw`Larger: $t_{2g}^4e_g^0$ (strong field, low spin)`, 1],
            ],
          },
        },
      ],
    },
  },
  {
    number: 33,
    marks: 5,
    text: "Answer the following about aldehydes, ketones and carboxylic acids.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: String.raw`A liquid A, $\ce{C7H6O}$, smells of bitter almonds. It reduces Tollens’ reagent but not Fehling’s solution. With concentrated sodium hydroxide it gives an alcohol B and the salt of an acid. With ethanal and dilute sodium hydroxide, followed by heating, it gives C, $\ce{C9H8O}$. Identify A, B and C, and write the equations of both reactions.`,
        answer: {
          steps: [
            ["A is benzaldehyde, an aromatic aldehyde.", 1],
            [String.raw`B is phenylmethanol (benzyl alcohol): $\ce{2C6H5CHO + NaOH -> C6H5CH2OH + C6H5COONa}$`, 1],
            [String.raw`C is 3-phenylprop-2-enal: $\ce{C6H5CHO + CH3CHO ->[OH-][heat] C6H5CH=CHCHO + H2O}$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "Arrange in increasing order: **(i)** ethanal, propanone and methanal by their reactivity towards HCN; **(ii)** benzoic acid, 4-nitrobenzoic acid and 4-methoxybenzoic acid by their acid strength.",
        answer: {
          steps: [
            ["(i) propanone < ethanal < methanal", 1],
            ["(ii) 4-methoxybenzoic acid < benzoic acid < 4-nitrobenzoic acid", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about aldehydes, ketones and carboxylic acids.",
      parts: [
        {
          label: "(a)",
          marks: 3,
          text: String.raw`An alkene A, $\ce{C6H12}$, gives only one product B with ozone followed by zinc and water. B gives an iodoform precipitate but does not reduce Tollens’ reagent. B is reduced by $\ce{NaBH4}$ to C. Identify A, B and C, with reasons.`,
          answer: {
            steps: [
              [
                String.raw`B has three carbon atoms, as A is symmetrical; a methyl ketone that is not an aldehyde: propanone, $\ce{CH3COCH3}$.`,
                1,
              ],
              [
                String.raw`A is 2,3-dimethylbut-2-ene, $\ce{(CH3)2C=C(CH3)2}$: two molecules of propanone come from it.`,
                1,
              ],
              [String.raw`C is propan-2-ol, $\ce{CH3CH(OH)CH3}$, the alcohol of this ketone.`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "How is **(i)** methyl ethanoate made from ethanoic acid, **(ii)** benzoic acid made from ethylbenzene? Give the reagents.",
          answer: {
            steps: [
              ["(i) Methanol with a little concentrated sulphuric acid and heat (esterification).", 1],
              [String.raw`(ii) Alkaline $\ce{KMnO4}$ with heat, then dilute acid.`, 1],
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
  number: 2,
  language: "en",
  minutes: 180,
  marks: 70,
  instructions: [
    "The paper has 33 questions in five sections. All questions are compulsory.",
    "Section A: questions 1 to 16, 1 mark each. Section B: questions 17 to 21, 2 marks each. Section C: questions 22 to 28, 3 marks each.",
    "Section D: questions 29 and 30, case-based, 4 marks each. Section E: questions 31 to 33, 5 marks each.",
    "There is no choice overall, but some questions offer an internal choice. Answer only one of the alternatives.",
    "Calculators and log tables are not allowed.",
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
