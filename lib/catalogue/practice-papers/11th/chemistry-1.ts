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
    text: String.raw`Which sample holds the greatest number of atoms ($\ce{H} = 1$, $\ce{C} = 12$, $\ce{N} = 14$, $\ce{O} = 16\ \text{u}$)?`,
    options: [
      String.raw`$5.6\ \text{g}$ of $\ce{N2}$`,
      String.raw`$8.8\ \text{g}$ of $\ce{CO2}$`,
      String.raw`$3.4\ \text{g}$ of $\ce{NH3}$`,
      String.raw`$3.2\ \text{g}$ of $\ce{CH4}$`,
    ],
    answer: {
      option: 3,
      steps: [[String.raw`Each sample is $0.2$ mol of molecules, and $\ce{CH4}$ has five atoms in each.`, 1]],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "The greatest number of electrons of an atom that can have the quantum numbers $n = 4$ and $m_l = +1$ is",
    options: ["2", "6", "8", "32"],
    answer: {
      option: 1,
      numbers: [6],
      steps: [["$m_l = +1$ occurs for $l = 1$, 2 and 3: three orbitals, which hold 6 electrons.", 1]],
    },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`The energy of the electron of a hydrogen atom in its ground state is $-13.6\ \text{eV}$. The energy of the electron of $\ce{Li^2+}$ in the orbit $n = 2$ is`,
    options: [
      String.raw`$-3.4\ \text{eV}$`,
      String.raw`$-10.2\ \text{eV}$`,
      String.raw`$-30.6\ \text{eV}$`,
      String.raw`$-122.4\ \text{eV}$`,
    ],
    answer: {
      option: 2,
      numbers: [-30.6],
      steps: [[String.raw`$E = -13.6\times\frac{Z^2}{n^2} = -13.6\times\frac{9}{4} = -30.6\ \text{eV}$`, 1]],
    },
  },
  {
    number: 4,
    marks: 1,
    text: "Which of these ions, all with ten electrons, has the largest radius?",
    options: [String.raw`$\ce{N^3-}$`, String.raw`$\ce{O^2-}$`, String.raw`$\ce{Na+}$`, String.raw`$\ce{Mg^2+}$`],
    answer: {
      option: 0,
      steps: [["It has the smallest nuclear charge, which attracts the ten electrons the least.", 1]],
    },
  },
  {
    number: 5,
    marks: 1,
    text: "Which molecule is bent because its central atom has two lone pairs?",
    options: [String.raw`$\ce{CO2}$`, String.raw`$\ce{SO2}$`, String.raw`$\ce{OF2}$`, String.raw`$\ce{BeCl2}$`],
    answer: {
      option: 2,
      steps: [
        [
          String.raw`Oxygen in $\ce{OF2}$ has two bond pairs and two lone pairs; $\ce{SO2}$ has one lone pair on sulphur, the others are linear.`,
          1,
        ],
      ],
    },
  },
  {
    number: 6,
    marks: 1,
    text: "Which of these is an intensive property?",
    options: ["volume", "enthalpy", "entropy", "molar heat capacity"],
    answer: { option: 3, steps: [["It refers to one mole and does not depend on the amount of the substance.", 1]] },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`A gas absorbs $500\ \text{J}$ of heat and expands by $2.0\ \text{L}$ against a constant pressure of $1.0\ \text{bar}$ ($1\ \text{L bar} = 100\ \text{J}$). The change of its internal energy is`,
    options: [
      String.raw`$+700\ \text{J}$`,
      String.raw`$+498\ \text{J}$`,
      String.raw`$+300\ \text{J}$`,
      String.raw`$-300\ \text{J}$`,
    ],
    answer: {
      option: 2,
      numbers: [300],
      steps: [[String.raw`$w = -p\,\Delta V = -200\ \text{J}$, so $\Delta U = q+w = 500-200 = +300\ \text{J}$.`, 1]],
    },
  },
  {
    number: 8,
    marks: 1,
    text: "For which equilibrium at 1000 K are $K_p$ and $K_c$ equal?",
    options: [
      String.raw`$\ce{2SO2(g) + O2(g) <=> 2SO3(g)}$`,
      String.raw`$\ce{C(s) + CO2(g) <=> 2CO(g)}$`,
      String.raw`$\ce{FeO(s) + CO(g) <=> Fe(s) + CO2(g)}$`,
      String.raw`$\ce{CaCO3(s) <=> CaO(s) + CO2(g)}$`,
    ],
    answer: {
      option: 2,
      steps: [[String.raw`Only gases count; here one mole of gas gives one mole of gas, so $\Delta n = 0$.`, 1]],
    },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`The oxidation number of chlorine in calcium chlorate, $\ce{Ca(ClO3)2}$, is`,
    options: ["$+1$", "$+3$", "$+5$", "$+7$"],
    answer: { option: 2, numbers: [5], steps: [["$2 + 2x + 6(-2) = 0$ gives $x = +5$.", 1]] },
  },
  {
    number: 10,
    marks: 1,
    text: "The figure shows a compound by its bond lines. Its IUPAC name is",
    figure: {
      svg: `<svg viewBox="0 0 320 170" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 70 L110 105 L160 70 L210 105 L260 70"/><path d="M113 112 L164 77"/><path d="M210 105 V150"/><path d="M57 70 V32 M63 70 V32"/><path d="M60 70 L28 92"/><text x="54" y="26" fill="currentColor" stroke="none" font-size="14">O</text><text x="12" y="104" fill="currentColor" stroke="none" font-size="14">H</text></svg>`,
      alt: "A zigzag of five carbon atoms, from left to right. The first bears a hydrogen atom and a doubly bonded oxygen atom. The second and the third are joined by a double bond, the other neighbours by single bonds. A line downwards from the fourth stands for one more carbon atom.",
    },
    options: ["4-methylpent-2-enal", "2-methylpent-3-enal", "4-methylpent-2-en-1-one", "2-methylpent-3-en-5-al"],
    answer: {
      option: 0,
      steps: [
        ["The aldehyde carbon is number 1, the double bond starts at carbon 2 and the methyl group is on carbon 4.", 1],
      ],
    },
  },
  {
    number: 11,
    marks: 1,
    text: "The main product of propene with hydrogen bromide in the presence of benzoyl peroxide is",
    options: ["2-bromopropane", "1-bromopropane", "3-bromopropene", "1,2-dibromopropane"],
    answer: {
      option: 1,
      steps: [
        [
          "By the peroxide effect, a bromine radical adds first and forms the more stable secondary radical: bromine is at the end.",
          1,
        ],
      ],
    },
  },
  {
    number: 12,
    marks: 1,
    text: "Which species is **not** aromatic?",
    options: ["benzene", "cyclopentadienyl anion", "cycloheptatrienyl cation", "cyclooctatetraene"],
    answer: {
      option: 3,
      steps: [["It is not planar and has 8 π electrons, which is not of the form $4n+2$; the others have 6.", 1]],
    },
  },
  {
    number: 13,
    marks: 1,
    text: `**Assertion:** The molality of a solution does not change when the solution is warmed in a closed flask.

**Reason:** Molality is the number of moles of solute per kilogram of solvent, and mass does not depend on temperature.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [
        [
          "Neither the amount of solute nor the mass of solvent changes on warming, and this is why molality does not.",
          1,
        ],
      ],
    },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`**Assertion:** The dipole moment of $\ce{BF3}$ is zero.

**Reason:** Fluorine is more electronegative than boron.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [["Both are true, but the moment is zero because the three polar bonds, at 120° in a plane, cancel.", 1]],
    },
  },
  {
    number: 15,
    marks: 1,
    text: String.raw`**Assertion:** The pH of $10^{-8}\ \text{M}$ $\ce{HCl}$ at $298\ \text{K}$ is 8.

**Reason:** In a very dilute solution of an acid, the $\ce{H+}$ ions from water cannot be neglected.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [
        ["A solution of an acid cannot be basic; with the ions from water the pH is slightly below 7 (6.98).", 1],
      ],
    },
  },
  {
    number: 16,
    marks: 1,
    text: `**Assertion:** Chloroethanoic acid is a stronger acid than ethanoic acid.

**Reason:** Chlorine in chloroethanoic acid has a +I effect.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [["Chlorine has a −I effect, which withdraws electrons and stabilises the anion.", 1]],
    },
  },
];

const sectionB: PaperQuestion[] = [
  {
    number: 17,
    marks: 2,
    text: String.raw`A fragrant liquid has $54.5\,\%$ of carbon, $9.1\,\%$ of hydrogen and $36.4\,\%$ of oxygen by mass, and a molar mass of $88\ \text{g mol}^{-1}$. Find its empirical and its molecular formula.`,
    answer: {
      numbers: [4, 8, 2],
      steps: [
        [
          String.raw`Moles in $100\ \text{g}$: $\ce{C}$ $4.54$, $\ce{H}$ $9.1$, $\ce{O}$ $2.275$, in the ratio $2:4:1$. Empirical formula: $\ce{C2H4O}$.`,
          1,
        ],
        [String.raw`$\frac{88}{44} = 2$, so the molecular formula is $\ce{C4H8O2}$.`, 1],
      ],
    },
  },
  {
    number: 18,
    marks: 2,
    text: String.raw`A blue lamp in a science fair gives out $2.0\ \text{W}$ of light of wavelength $450\ \text{nm}$. Calculate the energy of one photon and the number of photons given out in a second ($h = 6.626\times10^{-34}\ \text{J s}$, $c = 3.0\times10^{8}\ \text{m s}^{-1}$).`,
    answer: {
      numbers: [4.42, 4.53],
      steps: [
        [
          String.raw`$E = \frac{hc}{\lambda} = \frac{6.626\times10^{-34}\times3.0\times10^{8}}{450\times10^{-9}} = 4.42\times10^{-19}\ \text{J}$`,
          1,
        ],
        [String.raw`$\frac{2.0}{4.417\times10^{-19}} = 4.53\times10^{18}$ photons per second`, 1],
      ],
    },
  },
  {
    number: 19,
    marks: 2,
    text: "An element has the atomic number 34.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Write its electronic configuration and give its period and group.",
        answer: {
          steps: [
            [
              String.raw`$[\ce{Ar}]\,3d^{10}4s^24p^4$; period 4, group 16 (half a mark for the configuration, half for the place).`,
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Is its first ionisation enthalpy higher or lower than that of sulphur (atomic number 16)? Give the reason.",
        answer: {
          steps: [
            [
              "Lower: it is below sulphur in the same group, and its outer electrons are farther from the nucleus and better shielded.",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 20,
    marks: 2,
    text: String.raw`State the hybridisation of phosphorus and the shape of $\ce{PCl5}$ in the gas phase. Why are two of its bonds longer than the other three?`,
    answer: {
      steps: [
        ["$sp^3d$; trigonal bipyramidal.", 1],
        [
          "The two axial bond pairs are repelled by three equatorial pairs at 90°, more strongly than the equatorial pairs are, so the axial bonds are longer and weaker.",
          1,
        ],
      ],
    },
  },
  {
    number: 21,
    marks: 2,
    text: "Answer the following about isomers.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: String.raw`Write the formulas of two ethers of the formula $\ce{C4H10O}$ that are metamers.`,
        answer: {
          steps: [[String.raw`Any two of $\ce{CH3OCH2CH2CH3}$, $\ce{CH3CH2OCH2CH3}$ and $\ce{CH3OCH(CH3)2}$.`, 1]],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`Name two functional isomers of the formula $\ce{C3H6O}$ with a carbonyl group.`,
        answer: { steps: [["Propanal and propanone.", 1]] },
      },
    ],
    or: {
      text: "Answer the following about reagents and electronic effects.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: String.raw`Sort into electrophiles and nucleophiles: $\ce{NH3}$, $\ce{BF3}$, $\ce{CN-}$, $\ce{NO2+}$.`,
          answer: {
            steps: [
              [String.raw`Electrophiles: $\ce{BF3}$ and $\ce{NO2+}$; nucleophiles: $\ce{NH3}$ and $\ce{CN-}$.`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: String.raw`Which of $\ce{(CH3)3C+}$ and $\ce{CH3CH2+}$ is more stable? Explain by hyperconjugation.`,
          answer: {
            steps: [
              [
                String.raw`$\ce{(CH3)3C+}$: nine C–H bonds next to the positive carbon can delocalise their electrons, against three in $\ce{CH3CH2+}$.`,
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
    text: String.raw`Ritu drops $15.0\ \text{g}$ of pure marble chips, $\ce{CaCO3}$, into $250\ \text{mL}$ of $0.80\ \text{M}$ hydrochloric acid. Find the limiting reagent, the mass of carbon dioxide formed and the mass of marble left ($\ce{Ca} = 40$, $\ce{C} = 12$, $\ce{O} = 16\ \text{u}$).`,
    answer: {
      numbers: [4.4, 5],
      steps: [
        [
          String.raw`$\ce{CaCO3 + 2HCl -> CaCl2 + CO2 + H2O}$; $n(\ce{HCl}) = 0.250\times0.80 = 0.20\ \text{mol}$, $n(\ce{CaCO3}) = 0.15\ \text{mol}$. $0.15$ mol of marble needs $0.30$ mol of acid, so the acid is limiting.`,
          1,
        ],
        [String.raw`$n(\ce{CO2}) = 0.10\ \text{mol}$: $0.10\times44 = 4.4\ \text{g}$`, 1],
        [String.raw`Marble left: $0.15-0.10 = 0.05\ \text{mol}$, that is $5.0\ \text{g}$`, 1],
      ],
    },
  },
  {
    number: 23,
    marks: 3,
    text: "The figure shows the first ionisation enthalpies of six consecutive elements, from beryllium (atomic number 4) to fluorine (9).",
    figure: {
      svg: `<svg viewBox="0 0 340 220" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 15 V185 H325"/><path d="M80 155 L125 168 L170 127 L215 80 L260 93 L305 40"/><g fill="currentColor" stroke="none"><circle cx="80" cy="155" r="3"/><circle cx="125" cy="168" r="3"/><circle cx="170" cy="127" r="3"/><circle cx="215" cy="80" r="3"/><circle cx="260" cy="93" r="3"/><circle cx="305" cy="40" r="3"/><text x="72" y="203" font-size="14">Be</text><text x="120" y="203" font-size="14">B</text><text x="165" y="203" font-size="14">C</text><text x="210" y="203" font-size="14">N</text><text x="255" y="203" font-size="14">O</text><text x="300" y="203" font-size="14">F</text><text x="66" y="143" font-size="12">899</text><text x="116" y="160" font-size="12">801</text><text x="144" y="116" font-size="12">1086</text><text x="200" y="70" font-size="12">1402</text><text x="250" y="112" font-size="12">1314</text><text x="290" y="30" font-size="12">1681</text><text x="64" y="14" font-size="12">kJ/mol</text></g></svg>`,
      alt: "A line joins the first ionisation enthalpies in kJ per mole: beryllium 899, boron 801, carbon 1086, nitrogen 1402, oxygen 1314 and fluorine 1681.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why do the values rise on the whole from left to right?",
        answer: {
          steps: [
            [
              "The nuclear charge grows while the electrons enter the same shell, so that the outer electrons are held more tightly.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why is the value of boron lower than that of beryllium?",
        answer: {
          steps: [
            [
              "Boron loses a $2p$ electron, which is shielded more and penetrates less than the $2s$ electron that beryllium loses.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why is the value of oxygen lower than that of nitrogen?",
        answer: {
          steps: [
            [
              "Nitrogen has a stable half-filled $2p$ subshell; in oxygen, one $2p$ orbital holds a pair of electrons that repel each other.",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 24,
    marks: 3,
    text: String.raw`By the molecular orbital theory, write the configuration of the valence electrons of $\ce{O2}$, find the bond orders of $\ce{O2}$, $\ce{O2+}$ and $\ce{O2-}$, and arrange the three in increasing order of bond length.`,
    answer: {
      numbers: [2, 2.5, 1.5],
      steps: [
        [
          String.raw`$\ce{O2}$: $(\sigma 2s)^2(\sigma^{\text{*}}2s)^2(\sigma 2p_z)^2(\pi 2p_x)^2(\pi 2p_y)^2(\pi^{\text{*}}2p_x)^1(\pi^{\text{*}}2p_y)^1$`,
          1,
        ],
        [
          String.raw`Bond orders: $\ce{O2}$ $\frac{8-4}{2} = 2$; $\ce{O2+}$ $\frac{8-3}{2} = 2.5$; $\ce{O2-}$ $\frac{8-5}{2} = 1.5$`,
          1,
        ],
        [String.raw`Bond length: $\ce{O2+} < \ce{O2} < \ce{O2-}$, as a higher bond order means a shorter bond.`, 1],
      ],
    },
  },
  {
    number: 25,
    marks: 3,
    text: String.raw`The gas of a camping stove is butane, $\ce{C4H10}$. Its enthalpy of combustion to $\ce{CO2(g)}$ and $\ce{H2O(l)}$ is $-2877.6\ \text{kJ mol}^{-1}$. The enthalpies of formation of $\ce{CO2(g)}$ and $\ce{H2O(l)}$ are $-393.5$ and $-285.8\ \text{kJ mol}^{-1}$.`,
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "Calculate the enthalpy of formation of butane.",
        answer: {
          numbers: [-125.4],
          steps: [
            [String.raw`$\ce{C4H10 + 13/2 O2 -> 4CO2 + 5H2O}$, so $-2877.6 = 4(-393.5)+5(-285.8)-\Delta_fH$`, 1],
            [String.raw`$\Delta_fH = -1574.0-1429.0+2877.6 = -125.4\ \text{kJ mol}^{-1}$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`How much heat, in MJ, does the combustion of $2.9\ \text{kg}$ of butane give?`,
        answer: {
          numbers: [143.88],
          steps: [
            [String.raw`$\frac{2900}{58} = 50\ \text{mol}$, and $50\times2877.6\ \text{kJ} = 143.9\ \text{MJ}$.`, 1],
          ],
        },
      },
    ],
  },
  {
    number: 26,
    marks: 3,
    text: String.raw`Balance this reaction in acidic solution by half reactions: $\ce{MnO4- + H2C2O4 -> Mn^2+ + CO2}$. Show both half reactions.`,
    answer: {
      numbers: [2, 5, 6, 2, 10, 8],
      steps: [
        [String.raw`Reduction: $\ce{MnO4- + 8H+ + 5e- -> Mn^2+ + 4H2O}$`, 1],
        [String.raw`Oxidation: $\ce{H2C2O4 -> 2CO2 + 2H+ + 2e-}$`, 1],
        [
          String.raw`Twice the first and five times the second: $\ce{2MnO4- + 5H2C2O4 + 6H+ -> 2Mn^2+ + 10CO2 + 8H2O}$`,
          1,
        ],
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: "Answer the following about the analysis of organic compounds.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`In the Carius method, $0.284\ \text{g}$ of a compound gives $0.287\ \text{g}$ of silver chloride. Calculate the percentage of chlorine in it ($\ce{Ag} = 108$, $\ce{Cl} = 35.5\ \text{u}$).`,
        answer: {
          numbers: [25],
          steps: [
            [String.raw`Chlorine in the precipitate: $\frac{35.5}{143.5}\times0.287 = 0.0710\ \text{g}$`, 1],
            [String.raw`$\frac{0.0710}{0.284}\times100 = 25.0\,\%$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why is the sodium fusion extract boiled with nitric acid before silver nitrate is added in the test for halogens?",
        answer: {
          steps: [
            [
              String.raw`To drive off cyanide and sulphide as $\ce{HCN}$ and $\ce{H2S}$; they would also give precipitates with silver ions.`,
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
    text: "The figure shows two conformations, X and Y, of ethane in Newman projection.",
    figure: {
      svg: `<svg viewBox="0 0 340 200" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="90" cy="95" r="36"/><path d="M90 95 V38 M90 95 L139 123 M90 95 L41 123"/><path d="M90 131 V152 M121 77 L139 67 M59 77 L41 67"/><circle cx="250" cy="95" r="36"/><path d="M250 95 V38 M250 95 L299 123 M250 95 L201 123"/><path d="M262 61 L270 38 M274 122 L292 139 M217 110 L194 112"/><g fill="currentColor" stroke="none" font-size="13"><text x="85" y="33">H</text><text x="142" y="131">H</text><text x="29" y="131">H</text><text x="85" y="166">H</text><text x="142" y="68">H</text><text x="29" y="68">H</text><text x="243" y="33">H</text><text x="302" y="126">H</text><text x="196" y="136">H</text><text x="270" y="35">H</text><text x="294" y="150">H</text><text x="182" y="115">H</text><text x="85" y="192">X</text><text x="245" y="192">Y</text></g></svg>`,
      alt: "Two circles with three bonds from the centre for the front carbon atom and three from the rim for the rear one. In X each rear bond lies midway between two front bonds. In Y each rear bond lies almost behind a front bond.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the two conformations.",
        answer: { steps: [["X is staggered, Y is eclipsed (half a mark each).", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Which is more stable, and why?",
        answer: {
          steps: [
            [
              "X: the electron pairs of the C–H bonds are as far apart as possible, so the torsional strain is the least.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why can the two not be separated at room temperature?",
        answer: {
          steps: [
            [
              "The barrier to rotation is only about 12.5 kJ per mole, which collisions supply at room temperature; the forms change into each other all the time.",
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "How are these conversions carried out? Give the reagents and conditions.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "Ethyne to benzene",
          answer: {
            steps: [
              [String.raw`Ethyne is passed through a red-hot iron tube at $873\ \text{K}$: $\ce{3C2H2 -> C6H6}$`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Benzene to acetophenone",
          answer: {
            steps: [
              [
                String.raw`$\ce{C6H6 + CH3COCl ->[AlCl3] C6H5COCH3 + HCl}$, with anhydrous $\ce{AlCl3}$ (Friedel–Crafts acylation)`,
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "Propyne to propanone",
          answer: { steps: [[String.raw`$\ce{CH3C#CH + H2O ->[Hg^2+, H+][333 K] CH3COCH3}$`, 1]] },
        },
      ],
    },
  },
];

const sectionD: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage: String.raw`When a kabaddi player twists an ankle, the coach presses a plastic pack that holds a bag of water and a salt, ammonium nitrate. The inner bag breaks, the salt dissolves by itself and the pack becomes ice-cold:

$$\ce{NH4NO3(s) -> NH4+(aq) + NO3-(aq)}$$

For this process, $\Delta H = +25.7\ \text{kJ mol}^{-1}$ and $\Delta S = +108\ \text{J K}^{-1}\,\text{mol}^{-1}$; both may be taken not to change with temperature.`,
    text: "Read the passage and answer the questions.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why does the pack become cold?",
        answer: {
          steps: [
            ["The dissolution is endothermic; it takes heat from the water and the pack, whose temperature falls.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why is the entropy change positive?",
        answer: {
          steps: [["Ions that are ordered in the crystal spread freely through the solution: disorder grows.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Calculate $\Delta G$ at $300\ \text{K}$ and state what its sign tells.`,
        answer: {
          numbers: [-6.7],
          steps: [
            [String.raw`$\Delta G = \Delta H-T\Delta S = 25.7-300\times0.108 = -6.7\ \text{kJ mol}^{-1}$`, 1],
            ["It is negative: the process is spontaneous at this temperature, although it is endothermic.", 1],
          ],
        },
        or: {
          text: "Calculate the temperature at which the process would be at equilibrium, and state whether it is spontaneous above or below it.",
          answer: {
            numbers: [237.96],
            steps: [
              [String.raw`$T = \frac{\Delta H}{\Delta S} = \frac{25\,700}{108} = 238\ \text{K}$`, 1],
              [
                String.raw`Above it, because there $T\Delta S$ is greater than $\Delta H$ and $\Delta G$ is negative.`,
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
    passage: `In Kannauj, rose petals are heated in a still through which steam is passed. The fragrant oil, which does not mix with water, comes over with the steam well below the boiling point of the oil, and is separated from the water in the receiver.

A student examines the oil by thin layer chromatography on silica gel. The figure shows her plate at the end, with two spots, A and B. The spots are colourless and had to be made visible first.`,
    text: "Read the passage and answer the questions.",
    figure: {
      svg: `<svg viewBox="0 0 320 230" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="90" y="10" width="90" height="210"/><path d="M90 200 H180"/><path d="M90 40 H180" stroke-dasharray="5 4"/><ellipse cx="135" cy="80" rx="9" ry="7"/><ellipse cx="135" cy="160" rx="9" ry="7"/><path d="M215 200 V40 M210 200 H220 M210 40 H220"/><path d="M70 200 V80 M65 200 H75 M65 80 H75"/><path d="M45 200 V160 M40 200 H50 M40 160 H50"/><g fill="currentColor" stroke="none" font-size="13"><text x="150" y="85">A</text><text x="150" y="165">B</text><text x="222" y="125">8.0 cm</text><text x="36" y="74">6.0 cm</text><text x="2" y="152">2.0 cm</text><text x="188" y="216">base line</text><text x="188" y="32">solvent front</text></g></svg>`,
      alt: "A plate with a base line near the bottom and the solvent front 8.0 cm above it. Spot A is 6.0 cm and spot B 2.0 cm above the base line.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Why does the mixture boil below the boiling point of the oil in the still?",
        answer: {
          steps: [
            [
              "It boils when the vapour pressures of water and of the oil together equal the pressure of the air, so that the oil needs only a part of it.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Calculate the $R_f$ values of A and B.",
        answer: {
          numbers: [0.75, 0.25],
          steps: [[String.raw`A: $\frac{6.0}{8.0} = 0.75$; B: $\frac{2.0}{8.0} = 0.25$`, 1]],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Which substance is adsorbed more strongly on silica gel, and how do you know? Name one way to make colourless spots visible.",
        answer: {
          steps: [
            ["B: it has moved the shorter way with the solvent.", 1],
            [
              "Ultraviolet light for substances that fluoresce, or iodine vapour, which the spots take up and turn brown.",
              1,
            ],
          ],
        },
        or: {
          text: "Name the technique to purify **(i)** solid benzoic acid with a little of an insoluble and a little of a soluble impurity, **(ii)** glycerol, which decomposes at its boiling point. Give the principle of each.",
          answer: {
            steps: [
              [
                "(i) Crystallisation: the solid dissolves well in the hot and little in the cold solvent; the insoluble impurity is filtered off hot, the soluble one stays in the mother liquor.",
                1,
              ],
              [
                "(ii) Distillation under reduced pressure: a liquid boils at a lower temperature when the pressure on it is lower.",
                1,
              ],
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
    text: "Answer the following about the structure of the atom.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: String.raw`The figure shows a transition of the electron of a hydrogen atom. Name the spectral series that the line belongs to, calculate its wavelength in nm ($R_H = 1.097\times10^{7}\ \text{m}^{-1}$), and state whether light is given out or taken up.`,
        figure: {
          svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M60 180 H250 M60 90 H250 M60 60 H250 M60 42 H250"/><path d="M155 42 V88 M150 79 L155 88 L160 79"/><g fill="currentColor" stroke="none" font-size="14"><text x="258" y="185">n = 1</text><text x="258" y="97">n = 2</text><text x="258" y="68">n = 3</text><text x="258" y="46">n = 4</text></g></svg>`,
          alt: "Four energy levels, n = 1 the lowest and n = 4 the highest. An arrow points down from the level n = 4 to the level n = 2.",
        },
        answer: {
          numbers: [486.17],
          steps: [
            ["The transition ends at $n = 2$: Balmer series.", 1],
            [
              String.raw`$\frac{1}{\lambda} = 1.097\times10^{7}\left(\frac{1}{4}-\frac{1}{16}\right) = 2.057\times10^{6}\ \text{m}^{-1}$, so $\lambda = 486\ \text{nm}$`,
              1,
            ],
            ["The electron goes to a lower level, so light is given out.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "Write the values of $n$ and $l$ of the electron that is added last to an atom of scandium (atomic number 21) by the aufbau order, and the number of radial nodes of its orbital.",
        answer: {
          numbers: [3, 2, 0],
          steps: [
            ["The last electron enters $3d$: $n = 3$, $l = 2$.", 1],
            ["Radial nodes: $n-l-1 = 0$.", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about the structure of the atom.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: String.raw`Calculate the de Broglie wavelength, in nm, of an electron that moves at $2.0\times10^{6}\ \text{m s}^{-1}$ ($h = 6.626\times10^{-34}\ \text{J s}$, $m_e = 9.11\times10^{-31}\ \text{kg}$).`,
          answer: {
            numbers: [0.364],
            steps: [
              [
                String.raw`$\lambda = \frac{h}{mv} = \frac{6.626\times10^{-34}}{9.11\times10^{-31}\times2.0\times10^{6}}\ \text{m}$`,
                1,
              ],
              [String.raw`$\lambda = 3.64\times10^{-10}\ \text{m} = 0.364\ \text{nm}$`, 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "Why is the wave nature of a moving cricket ball not noticed?",
          answer: {
            steps: [
              ["Its mass is so large that its de Broglie wavelength, $h/mv$, is far too short to be measured.", 1],
            ],
          },
        },
        {
          label: "(c)",
          marks: 2,
          text: "Write the configurations of chromium (24) and copper (29) and explain why they differ from what the aufbau order suggests.",
          answer: {
            steps: [
              [String.raw`$\ce{Cr}$: $[\ce{Ar}]\,3d^54s^1$; $\ce{Cu}$: $[\ce{Ar}]\,3d^{10}4s^1$`, 1],
              [
                "Half-filled and completely filled subshells are more stable, by their symmetry and the greater exchange energy.",
                1,
              ],
            ],
          },
        },
      ],
    },
  },
  {
    number: 32,
    marks: 5,
    text: "Answer the following about equilibrium.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: String.raw`At some temperature, $0.50$ mol of $\ce{N2O4}$ is placed in an empty vessel of $5.0\ \text{L}$. At equilibrium, $40\,\%$ of it has turned into $\ce{NO2}$. Calculate $K_c$ for $\ce{N2O4(g) <=> 2NO2(g)}$.`,
        answer: {
          numbers: [0.107],
          steps: [
            [
              String.raw`$[\ce{N2O4}] = 0.10\times0.60 = 0.060\ \text{M}$, $[\ce{NO2}] = 2\times0.040 = 0.080\ \text{M}$`,
              1,
            ],
            [String.raw`$K_c = \frac{(0.080)^2}{0.060} = 0.107\ \text{mol L}^{-1}$`, 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How does the amount of nitrogen dioxide change when the volume of this vessel is halved at the same temperature? Give the reason.",
        answer: {
          steps: [["It falls: the pressure grows and the equilibrium shifts to the side with fewer moles of gas.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Calculate the pH of a solution that is $0.10\ \text{M}$ in ethanoic acid and $0.18\ \text{M}$ in sodium ethanoate ($K_a = 1.8\times10^{-5}$). What is such a solution called?`,
        answer: {
          numbers: [5],
          steps: [
            [
              String.raw`$[\ce{H+}] = K_a\frac{[\text{acid}]}{[\text{salt}]} = 1.8\times10^{-5}\times\frac{0.10}{0.18} = 1.0\times10^{-5}\ \text{M}$`,
              1,
            ],
            ["The pH is 5.0; it is a buffer solution (an acidic buffer).", 1],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about equilibrium.",
      parts: [
        {
          label: "(a)",
          marks: 3,
          text: String.raw`The solubility product of $\ce{AgCl}$ is $1.8\times10^{-10}$ at $298\ \text{K}$. Calculate its solubility in mol per litre in pure water and in $0.10\ \text{M}$ $\ce{NaCl}$ ($\sqrt{1.8} = 1.34$), and name the effect that is seen.`,
          answer: {
            numbers: [1.34, 1.8],
            steps: [
              [String.raw`In water: $s = \sqrt{1.8\times10^{-10}} = 1.34\times10^{-5}\ \text{mol L}^{-1}$`, 1],
              [
                String.raw`In $0.10\ \text{M}$ $\ce{NaCl}$: $s = \frac{1.8\times10^{-10}}{0.10} = 1.8\times10^{-9}\ \text{mol L}^{-1}$`,
                1,
              ],
              ["The common ion effect: chloride ions from the salt lower the solubility.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: String.raw`The reaction $\ce{N2(g) + 3H2(g) <=> 2NH3(g)}$ is exothermic. State and explain the effect on the amount of ammonia at equilibrium of **(i)** a higher temperature, **(ii)** a catalyst.`,
          answer: {
            steps: [
              ["(i) Less ammonia: the equilibrium shifts in the endothermic direction, to the left.", 1],
              [
                "(ii) No change: the catalyst speeds up both directions alike, so that the equilibrium is only reached sooner.",
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
    text: "Answer the following about hydrocarbons.",
    parts: [
      {
        label: "(a)",
        marks: 3,
        text: String.raw`A hydrocarbon A, $\ce{C5H10}$, gives ethanal and propanone when it is treated with ozone and then with zinc and water. With $\ce{HBr}$ it gives mainly B. Give the structures and names of A and B, and explain why B is formed mainly.`,
        answer: {
          steps: [
            [
              String.raw`A is 2-methylbut-2-ene, $\ce{(CH3)2C=CHCH3}$: the two carbonyl carbons were joined by the double bond.`,
              1,
            ],
            [String.raw`B is 2-bromo-2-methylbutane, $\ce{(CH3)2CBr-CH2CH3}$.`, 1],
            [
              String.raw`$\ce{H+}$ adds so that the more stable, tertiary carbocation $\ce{(CH3)2C+-CH2CH3}$ forms (Markovnikov’s rule), which takes up $\ce{Br-}$.`,
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "In the nitration of benzene by concentrated nitric and sulphuric acids, show how the electrophile forms, and the two steps by which it reacts with benzene (in words or structures).",
        answer: {
          steps: [
            [
              String.raw`$\ce{HNO3 + 2H2SO4 <=> NO2+ + H3O+ + 2HSO4-}$; the electrophile is the nitronium ion, $\ce{NO2+}$.`,
              1,
            ],
            [
              String.raw`$\ce{NO2+}$ adds to the ring, giving an arenium ion stabilised by resonance; this loses $\ce{H+}$ to $\ce{HSO4-}$ and becomes the aromatic nitrobenzene.`,
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following about hydrocarbons.",
      parts: [
        {
          label: "(a)",
          marks: 1,
          text: "Why are the hydrogen atoms of ethyne more acidic than those of ethene?",
          answer: {
            steps: [
              [
                "The carbon atoms of ethyne are $sp$ hybridised: with 50 % s character they are more electronegative and attract the electrons of the C–H bonds more strongly.",
                1,
              ],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "To which positions does the nitro group of nitrobenzene direct an electrophile? Explain.",
          answer: {
            steps: [
              ["To the meta positions.", 1],
              [
                "The group withdraws electrons by its −I and resonance effects, which leaves the ortho and para positions poorer in electrons than the meta positions.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 2,
          text: "Write equations for Wurtz’s reaction of bromoethane, and for the decarboxylation of sodium ethanoate.",
          answer: {
            steps: [
              [String.raw`$\ce{2C2H5Br + 2Na ->[\text{dry ether}] C4H10 + 2NaBr}$; the product is butane.`, 1],
              [String.raw`$\ce{CH3COONa + NaOH ->[CaO][heat] CH4 + Na2CO3}$`, 1],
            ],
          },
        },
      ],
    },
  },
];

export const paper: PracticePaper = {
  className: "11th",
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
