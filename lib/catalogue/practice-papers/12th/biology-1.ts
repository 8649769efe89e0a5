import type { PaperQuestion, PracticePaper } from "../practice-paper";

const ASSERTION_OPTIONS = [
  "Both the assertion and the reason are true, and the reason explains the assertion.",
  "Both the assertion and the reason are true, but the reason does not explain the assertion.",
  "The assertion is true, but the reason is false.",
  "The assertion is false, but the reason is true.",
];

const choices: PaperQuestion[] = [
  {
    number: 1,
    marks: 1,
    text: "The leaf cells of a flowering plant have 24 chromosomes. The numbers of chromosomes in its primary endosperm nucleus and in a synergid are respectively",
    options: ["24 and 12", "36 and 12", "36 and 24", "12 and 36"],
    answer: {
      option: 1,
      steps: [[String.raw`$n=12$: the endosperm is triploid with 36, a synergid is haploid with 12.`, 1]],
      numbers: [36, 12],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "The figure shows a mature embryo sac. In double fertilisation, the second male gamete fuses with the nuclei at",
    figure: {
      svg: `<svg viewBox="0 0 320 240" fill="none" stroke="currentColor" stroke-width="1.5"><ellipse cx="140" cy="120" rx="70" ry="108"/><circle cx="115" cy="38" r="11"/><circle cx="140" cy="30" r="11"/><circle cx="165" cy="38" r="11"/><circle cx="130" cy="118" r="9"/><circle cx="150" cy="118" r="9"/><circle cx="140" cy="185" r="13"/><ellipse cx="112" cy="196" rx="10" ry="17"/><ellipse cx="168" cy="196" rx="10" ry="17"/><path d="M176 38 H240"/><path d="M159 118 H240"/><path d="M153 182 H240"/><path d="M178 202 L240 220"/><text x="247" y="43" fill="currentColor" stroke="none" font-size="14">P</text><text x="247" y="123" fill="currentColor" stroke="none" font-size="14">Q</text><text x="247" y="187" fill="currentColor" stroke="none" font-size="14">R</text><text x="247" y="225" fill="currentColor" stroke="none" font-size="14">S</text><text x="10" y="20" fill="currentColor" stroke="none" font-size="12">Chalazal end</text><text x="4" y="234" fill="currentColor" stroke="none" font-size="12">Micropylar end</text></svg>`,
      alt: "An oval sac. P is a group of three cells at the chalazal end. Q is a pair of nuclei in the middle. R is a round cell at the micropylar end, between two narrow cells, S, that flank it.",
    },
    options: ["P", "R", "Q", "S"],
    answer: { option: 2, steps: [["The second male gamete fuses with the two polar nuclei, Q, in triple fusion.", 1]] },
  },
  {
    number: 3,
    marks: 1,
    text: "From 50 primary spermatocytes and 50 primary oocytes that complete meiosis there come, respectively,",
    options: ["200 sperms and 50 ova", "200 sperms and 200 ova", "100 sperms and 50 ova", "50 sperms and 200 ova"],
    answer: {
      option: 0,
      steps: [["Each primary spermatocyte gives four sperms, each primary oocyte one ovum (and polar bodies).", 1]],
      numbers: [200, 50],
    },
  },
  {
    number: 4,
    marks: 1,
    text: "The copper ions released by an intra-uterine device mainly",
    options: [
      "stop the release of LH by the pituitary",
      "close the fallopian tubes",
      "dissolve the wall of the ovum",
      "reduce the motility and fertilising capacity of sperms",
    ],
    answer: { option: 3, steps: [["Copper ions suppress the motility and the fertilising capacity of sperms.", 1]] },
  },
  {
    number: 5,
    marks: 1,
    text: "A woman who is a carrier of red-green colour blindness is married to a man with normal vision. The chance that their next child is a colour-blind **son** is",
    options: ["0 %", "25 %", "50 %", "100 %"],
    answer: {
      option: 1,
      steps: [["Half of the children are sons, and half of the sons get the affected X: one in four.", 1]],
      numbers: [25],
    },
  },
  {
    number: 6,
    marks: 1,
    text: "In pea, round (R) and yellow (Y) are dominant over wrinkled (r) and green (y), and the genes assort independently. A plant RrYy is crossed with rryy and gives 480 seeds. The number of round and green seeds to be expected is",
    options: ["90", "270", "120", "240"],
    answer: {
      option: 2,
      steps: [["The test cross gives four kinds in the ratio 1 : 1 : 1 : 1, and a quarter of 480 is 120.", 1]],
      numbers: [120],
    },
  },
  {
    number: 7,
    marks: 1,
    text: "Of the bases of a double-stranded DNA, 22 % are cytosine. The percentage of adenine is",
    options: ["22", "28", "44", "56"],
    answer: { option: 1, steps: [["G is 22 % too, so A and T share 56 % equally: 28 % each.", 1]], numbers: [28] },
  },
  {
    number: 8,
    marks: 1,
    text: "The template strand of a piece of a gene is 3′–TACGGATTC–5′. The mRNA transcribed from it is",
    options: ["5′–ATGCCTAAG–3′", "3′–AUGCCUAAG–5′", "5′–UACGGAUUC–3′", "5′–AUGCCUAAG–3′"],
    answer: {
      option: 3,
      steps: [["The mRNA is complementary and antiparallel to the template and has uracil in place of thymine.", 1]],
    },
  },
  {
    number: 9,
    marks: 1,
    text: "The flippers of a dolphin, the wings of a bat and the arms of a monkey have the same plan of bones. They are an example of",
    options: [
      "homologous organs and divergent evolution",
      "analogous organs and convergent evolution",
      "homologous organs and convergent evolution",
      "analogous organs and divergent evolution",
    ],
    answer: {
      option: 0,
      steps: [["Same structure and origin, different functions: homology, which comes from divergent evolution.", 1]],
    },
  },
  {
    number: 10,
    marks: 1,
    text: "The form of *Plasmodium* that enters the human body with the bite of a mosquito, and the organ in which it first multiplies, are",
    options: [
      "gametocyte and spleen",
      "merozoite and red blood cells",
      "sporozoite and liver",
      "sporozoite and salivary gland",
    ],
    answer: {
      option: 2,
      steps: [["Sporozoites are injected with the saliva of the mosquito and first multiply in liver cells.", 1]],
    },
  },
  {
    number: 11,
    marks: 1,
    text: "One strand of each of four pieces of DNA is given from 5′ to 3′. The piece that a restriction enzyme can recognise as a palindrome is",
    options: ["GACTTC", "CCTTGG", "ATGATG", "AAGCTT"],
    answer: { option: 3, steps: [["The strand complementary to AAGCTT, read from 5′ to 3′, is AAGCTT too.", 1]] },
  },
  {
    number: 12,
    marks: 1,
    text: "An island has 500 chital. In a year 60 are born, 45 die, 20 come in and 10 leave. The number of chital at the end of the year is",
    options: ["505", "525", "515", "555"],
    answer: { option: 1, steps: [[String.raw`$500+60+20-45-10=525$`, 1]], numbers: [525] },
  },
  {
    number: 13,
    marks: 1,
    text: `**Assertion:** Cleistogamous flowers set seed even where there are no pollinators.
**Reason:** Cleistogamous flowers never open, and their anthers and stigma lie close to each other.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [["In the closed flower pollen reaches the stigma without help, so seed set is assured.", 1]],
    },
  },
  {
    number: 14,
    marks: 1,
    text: `**Assertion:** Mature, functional human insulin contains the C-peptide.
**Reason:** Insulin is made in the body as a pro-hormone that has to be processed before it can act.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [["The C-peptide is removed when pro-insulin matures, so the assertion is false; the reason is true.", 1]],
    },
  },
  {
    number: 15,
    marks: 1,
    text: `**Assertion:** A pyramid of energy is always upright.
**Reason:** In every food chain, the number of individuals falls from each trophic level to the next.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [
        [
          "Energy is lost as heat at each step, so the assertion is true. One tree may feed many insects, so the reason is false.",
          1,
        ],
      ],
    },
  },
  {
    number: 16,
    marks: 1,
    text: `**Assertion:** Cyclosporin A is given to patients who have received a new kidney.
**Reason:** Statins, made by a yeast, lower the level of cholesterol in blood.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        [
          "Both are true, but cyclosporin A is given because it suppresses the immune system, not because of what statins do.",
          1,
        ],
      ],
    },
  },
];

const veryShort: PaperQuestion[] = [
  {
    number: 17,
    marks: 2,
    text: "A breeder wants to cross two varieties of brinjal, which has bisexual flowers. Name and describe the two steps that keep out unwanted pollen.",
    answer: {
      steps: [
        ["Emasculation: the anthers of the female parent are removed in the bud, before they shed pollen.", 1],
        [
          "Bagging: the emasculated flower is covered with a bag, and bagged again after the chosen pollen is dusted on its stigma.",
          1,
        ],
      ],
    },
    or: {
      text: "Continuous self-pollination leads to inbreeding depression. State two devices by which flowers prevent it, with one line on each.",
      answer: {
        steps: [
          [
            "For example: pollen release and stigma receptivity are not at the same time, so own pollen is of no use.",
            1,
          ],
          [
            "For example: self-incompatibility, a genetic mechanism that stops own pollen from germinating or growing (or: unisexual flowers; anthers and stigma at different positions).",
            1,
          ],
        ],
      },
    },
  },
  {
    number: 18,
    marks: 2,
    text: "A mutant of *E. coli* makes a repressor of the *lac* operon that cannot bind to the operator. Will the structural genes be transcribed when there is no lactose in the medium? Explain, and compare this with a normal cell.",
    answer: {
      steps: [
        ["Yes: with the operator free, RNA polymerase can always transcribe the genes z, y and a.", 1],
        [
          "In a normal cell without lactose, the repressor binds to the operator and stops transcription; only lactose (the inducer) inactivates it.",
          1,
        ],
      ],
    },
  },
  {
    number: 19,
    marks: 2,
    text: "In a population of 400 people that is in Hardy–Weinberg equilibrium, 36 cannot taste a certain bitter substance, a trait shown only by the genotype tt. Find the frequency of the allele t and the number of heterozygous people.",
    answer: {
      steps: [
        [String.raw`$q^2=\frac{36}{400}=0.09$, so $q=0.3$.`, 1],
        [String.raw`$p=0.7$, and $2pq\times400=2\times0.7\times0.3\times400=168$ people are heterozygous.`, 1],
      ],
      numbers: [0.3, 168],
    },
  },
  {
    number: 20,
    marks: 2,
    text: "Three samples of water have the BOD shown in the table. One is river water, one is untreated sewage and one is sewage after secondary treatment. Say which is which, and what BOD measures.",
    table: [
      ["Sample", "BOD (mg per litre)"],
      ["L", "260"],
      ["M", "3"],
      ["N", "25"],
    ],
    answer: {
      steps: [
        ["L is untreated sewage, N treated sewage, M river water.", 1],
        [
          "BOD is the oxygen that bacteria would use up if they oxidised all the organic matter in a litre of the water; it measures organic pollution.",
          1,
        ],
      ],
    },
  },
  {
    number: 21,
    marks: 2,
    text: String.raw`For the plants of a group of islands, the number of species is $S=20\,A^{0.2}$, with the area $A$ in $\text{km}^2$. Find $S$ for islands of $32\ \text{km}^2$ and of $243\ \text{km}^2$, and say what shape the graph of $\log S$ against $\log A$ has.`,
    answer: {
      steps: [
        [String.raw`$32^{0.2}=2$ and $243^{0.2}=3$, so $S$ is 40 and 60.`, 1],
        [String.raw`$\log S=\log 20+0.2\log A$: a straight line of slope 0.2.`, 1],
      ],
      numbers: [40, 60],
    },
  },
];

const short: PaperQuestion[] = [
  {
    number: 22,
    marks: 3,
    text: "The graph shows the levels of two hormones in the blood of a woman over a menstrual cycle of 28 days.",
    figure: {
      svg: `<svg viewBox="0 0 340 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 15 V170 H320"/><path d="M40 150 H150 C165 150 168 35 180 35 C192 35 195 150 210 150 H310"/><path d="M40 162 H180 C205 160 215 75 245 75 C275 75 285 155 310 162" stroke-dasharray="6 4"/><text x="186" y="34" fill="currentColor" stroke="none" font-size="14">P</text><text x="258" y="74" fill="currentColor" stroke="none" font-size="14">Q</text><text x="38" y="187" fill="currentColor" stroke="none" font-size="13">1</text><text x="172" y="187" fill="currentColor" stroke="none" font-size="13">14</text><text x="240" y="187" fill="currentColor" stroke="none" font-size="13">21</text><text x="304" y="187" fill="currentColor" stroke="none" font-size="13">28</text><text x="150" y="205" fill="currentColor" stroke="none" font-size="13">Day of the cycle</text><text x="46" y="16" fill="currentColor" stroke="none" font-size="13">Level</text></svg>`,
      alt: "A graph of the levels of two hormones from day 1 to day 28. P is low except for a sharp peak at day 14. Q is low up to day 14, rises to a broad peak at about day 21 and falls to its low level at day 28.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the pituitary hormone P and the ovarian hormone Q.",
        answer: { steps: [["P is LH (luteinising hormone), Q is progesterone (half a mark each).", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What does the peak of P bring about?",
        answer: { steps: [["The rupture of the Graafian follicle and the release of the ovum: ovulation.", 1]] },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Which structure secretes Q after day 14? What follows when the level of Q falls at the end of the cycle?",
        answer: {
          steps: [
            [
              "The corpus luteum; when it degenerates and Q falls, the endometrium breaks down, and menstruation starts.",
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
    text: "A couple cannot have a child because both fallopian tubes of the wife are blocked. Name a suitable technique, describe its steps, and say into which part an embryo of 6 blastomeres and one of 16 blastomeres is transferred when the tubes are healthy.",
    answer: {
      steps: [
        ["In vitro fertilisation followed by embryo transfer (test tube baby programme).", 1],
        [
          "Ova of the wife (or a donor) and sperms of the husband (or a donor) are brought together in the laboratory under conditions like those in the body, and the zygote is let divide.",
          1,
        ],
        [
          "An embryo with up to 8 blastomeres goes into the fallopian tube (ZIFT), one with more than 8 into the uterus (IUT). In this couple only the uterus can be used.",
          1,
        ],
      ],
    },
    or: {
      text: "What is the placenta? Name two hormones that it secretes, and two other functions of it.",
      answer: {
        steps: [
          [
            "It is the structural and functional unit between the developing embryo and the mother's body, formed by chorionic villi and uterine tissue.",
            1,
          ],
          ["hCG, hPL, oestrogens, progestogens (any two).", 1],
          ["It supplies oxygen and nutrients to the embryo and removes its carbon dioxide and excretory matter.", 1],
        ],
      },
    },
  },
  {
    number: 24,
    marks: 3,
    text: "Study the pedigree. Squares are men, circles women; filled symbols have a rare disorder.",
    figure: {
      svg: `<svg viewBox="0 0 320 180" fill="none" stroke="currentColor" stroke-width="1.5"><rect x="105" y="25" width="26" height="26"/><circle cx="200" cy="38" r="14"/><path d="M131 38 H186"/><path d="M158 38 V85"/><path d="M70 85 H250"/><path d="M70 85 V110"/><path d="M160 85 V110"/><path d="M250 85 V110"/><circle cx="70" cy="124" r="14" fill="currentColor"/><rect x="147" y="110" width="26" height="26"/><rect x="237" y="110" width="26" height="26"/><text x="20" y="43" fill="currentColor" stroke="none" font-size="14">I</text><text x="18" y="129" fill="currentColor" stroke="none" font-size="14">II</text><text x="114" y="70" fill="currentColor" stroke="none" font-size="13">1</text><text x="196" y="70" fill="currentColor" stroke="none" font-size="13">2</text><text x="66" y="157" fill="currentColor" stroke="none" font-size="13">1</text><text x="156" y="157" fill="currentColor" stroke="none" font-size="13">2</text><text x="246" y="157" fill="currentColor" stroke="none" font-size="13">3</text></svg>`,
      alt: "A pedigree of two generations. I-1, an unaffected man, and I-2, an unaffected woman, have three children: II-1, an affected daughter, and II-2 and II-3, two unaffected sons.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Is the disorder dominant or recessive? Give a reason.",
        answer: {
          steps: [
            [
              "Recessive: two unaffected parents have an affected child, so both carry the allele without showing it.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Can the gene lie on the X chromosome? Give a reason.",
        answer: {
          steps: [
            [
              "No: an affected daughter would have one affected X from her father, and he would then show the disorder. It is autosomal.",
              1,
            ],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "What is the probability that II-2 is a carrier?",
        answer: {
          steps: [
            [String.raw`Among the unaffected children of Aa × Aa, AA and Aa are as 1 : 2, so it is $\frac23$.`, 1],
          ],
          numbers: [0.6667],
        },
      },
    ],
  },
  {
    number: 25,
    marks: 3,
    text: "Describe the three changes by which hnRNA becomes mRNA in the nucleus of a eukaryotic cell.",
    answer: {
      steps: [
        ["Splicing: introns are removed, and exons are joined in a definite order.", 1],
        ["Capping: methyl guanosine triphosphate is added to the 5′ end.", 1],
        ["Tailing: 200 to 300 adenylate residues are added at the 3′ end, independent of a template.", 1],
      ],
    },
  },
  {
    number: 26,
    marks: 3,
    text: "Sukhdev, a farm worker, is bitten by a krait and gets an injection of antivenom at the health centre. His baby sister gets a polio vaccine there on the same day.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name the type of immunity that each of them gets.",
        answer: { steps: [["Sukhdev gets passive immunity, his sister active immunity (half a mark each).", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Why would a vaccine be of no use to Sukhdev at that moment?",
        answer: {
          steps: [
            ["Active immunity takes time to give a full response; ready-made antibodies act at once on the venom.", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why would the sister's body respond strongly if it met the polio virus years later?",
        answer: {
          steps: [
            [
              "Memory B- and T-cells from the first encounter produce a quick and intense secondary (anamnestic) response.",
              1,
            ],
          ],
        },
      },
    ],
  },
  {
    number: 27,
    marks: 3,
    text: "A laboratory in Pune has five molecules of a viral DNA and uses PCR to get enough of it for a test.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "Name the three steps of a cycle in order, with what happens in each, and say why *Taq* polymerase is used.",
        answer: {
          steps: [
            [
              "Denaturation: heat separates the strands; annealing: primers bind to them; extension: polymerase adds nucleotides to the primers.",
              1,
            ],
            [
              "*Taq* polymerase, from a bacterium of hot springs, stays active at the high temperature of denaturation.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "How many double-stranded molecules are there after 8 cycles?",
        answer: { steps: [[String.raw`$5\times2^8=1280$`, 1]], numbers: [1280] },
      },
    ],
  },
  {
    number: 28,
    marks: 3,
    text: "Explain how a tobacco plant is made resistant to the nematode *Meloidogyne incognita* by RNA interference.",
    answer: {
      steps: [
        ["Genes of the nematode are brought into the plant with an *Agrobacterium* vector.", 1],
        ["The plant makes both sense and antisense RNA of them, which form double-stranded RNA.", 1],
        [
          "The double-stranded RNA starts RNAi: it silences the specific mRNA of the nematode, which cannot survive in the plant.",
          1,
        ],
      ],
    },
  },
];

const cases: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage: String.raw`A health camp in a forest district of Gujarat screens school children for sickle-cell anaemia, an autosomal recessive disorder of haemoglobin. Of the children, some are $\text{Hb}^A\text{Hb}^A$, some $\text{Hb}^A\text{Hb}^S$ and a few $\text{Hb}^S\text{Hb}^S$. The counsellor explains that a change of one single base in the gene of the β-globin chain replaces one amino acid in the protein, and that the red cells then take the shape of a sickle when oxygen is low.`,
    text: "Answer the questions on the disorder.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which amino acid is replaced by which, and at what position of the β-globin chain?",
        answer: { steps: [["Glutamic acid is replaced by valine at the sixth position.", 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What is this type of mutation called? State the change in the codon of the mRNA.",
        answer: { steps: [["A point mutation (substitution): GAG becomes GUG.", 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Two children of the camp, both $\text{Hb}^A\text{Hb}^S$, grow up and marry. Show the cross, and give the percentage of their children who would be expected to have the disorder and the percentage who would be carriers.`,
        answer: {
          steps: [
            [
              String.raw`Gametes $\text{Hb}^A$ and $\text{Hb}^S$ of each; children $\text{Hb}^A\text{Hb}^A$, $\text{Hb}^A\text{Hb}^S$ (twice) and $\text{Hb}^S\text{Hb}^S$.`,
              1,
            ],
            ["25 % have the disorder, 50 % are carriers.", 1],
          ],
          numbers: [25, 50],
        },
        or: {
          text: "Thalassaemia, like sickle-cell anaemia, is a disorder of haemoglobin. How do the two differ, and which genes, on which chromosomes, are affected in α- and β-thalassaemia?",
          answer: {
            steps: [
              [
                "Thalassaemia is quantitative, too few globin chains are made; sickle-cell anaemia is qualitative, the chain is faulty.",
                1,
              ],
              [
                "In α-thalassaemia the genes HBA1 and HBA2 on chromosome 16, in β-thalassaemia the gene HBB on chromosome 11.",
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
    passage: String.raw`A village in Telangana puts a few fish into a new tank and counts them every two months. The graph shows the count. The growth follows $\dfrac{dN}{dt}=rN\left(\dfrac{K-N}{K}\right)$.`,
    text: "Study the graph and answer the questions.",
    figure: {
      svg: `<svg viewBox="0 0 340 210" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M50 15 V170 H320"/><path d="M50 165 C110 163 125 150 150 105 C175 58 195 42 315 40"/><path d="M50 38 H320" stroke-dasharray="5 4"/><path d="M46 104 H54"/><text x="18" y="42" fill="currentColor" stroke="none" font-size="13">600</text><text x="18" y="108" fill="currentColor" stroke="none" font-size="13">300</text><text x="32" y="185" fill="currentColor" stroke="none" font-size="13">0</text><text x="150" y="192" fill="currentColor" stroke="none" font-size="13">Time (months)</text><text x="56" y="16" fill="currentColor" stroke="none" font-size="13">Number of fish</text></svg>`,
      alt: "A graph of the number of fish against time. It starts near 0, rises slowly, then steeply through 300, then bends and levels off at a dashed horizontal line at 600.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Name this type of growth, and say what K stands for.",
        answer: {
          steps: [
            [
              "Logistic growth; K is the carrying capacity, the largest number that the tank can support (half a mark each).",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Read the value of K, and say why the number of fish does not rise beyond it.",
        answer: {
          steps: [["K is 600: food, space and oxygen are limited, so fish compete for them.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`If $r=0.4$ per month, find the rate of growth at $N=300$ and at $N=540$, in fish per month.`,
        answer: {
          steps: [
            [String.raw`At 300: $0.4\times300\times\frac{300}{600}=60$.`, 1],
            [String.raw`At 540: $0.4\times540\times\frac{60}{600}=21.6$.`, 1],
          ],
          numbers: [60, 21.6],
        },
        or: {
          text: "How would the curve look if resources were unlimited? Write its equation, and say why the growth in the graph is the more realistic model.",
          answer: {
            steps: [
              [String.raw`It would be J-shaped, exponential: $\frac{dN}{dt}=rN$, or $N_t=N_0e^{rt}$.`, 1],
              ["Resources are finite for all populations in nature and become limiting sooner or later.", 1],
            ],
          },
        },
      },
    ],
  },
];

const long: PaperQuestion[] = [
  {
    number: 31,
    marks: 5,
    text: "Answer the following on the development of pollen.",
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "Describe how pollen grains are formed from the sporogenous tissue of an anther. How many pollen grains come from 60 pollen mother cells?",
        answer: {
          steps: [
            [
              "Each cell of the sporogenous tissue can act as a pollen (microspore) mother cell, which by meiosis forms a tetrad of haploid microspores; these separate and become pollen grains.",
              1,
            ],
            [String.raw`$60\times4=240$ pollen grains.`, 1],
          ],
          numbers: [240],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "State the role of the tapetum.",
        answer: {
          steps: [["The innermost wall layer of the microsporangium; it nourishes the developing pollen grains.", 1]],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Why are pollen grains well preserved as fossils, and where is the material responsible missing? Name the two cells of a mature pollen grain and say what each gives rise to.",
        answer: {
          steps: [
            [
              "The exine holds sporopollenin, which resists heat, strong acids and enzymes; it is absent at the germ pores.",
              1,
            ],
            [
              "The vegetative cell, which grows into the pollen tube, and the generative cell, which divides into two male gametes.",
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following on the making of sperms.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "Describe spermatogenesis from spermatogonium to sperm, with the number of chromosomes at each stage.",
          answer: {
            steps: [
              [
                "Spermatogonia (46) multiply by mitosis, and some become primary spermatocytes (46), which by meiosis I give two secondary spermatocytes (23 each).",
                1,
              ],
              ["By meiosis II these give four spermatids (23), which turn into sperms (23) by spermiogenesis.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Explain how GnRH, LH and FSH control the process.",
          answer: {
            steps: [
              ["GnRH of the hypothalamus rises at puberty and makes the anterior pituitary release LH and FSH.", 1],
              [
                "LH acts on Leydig cells, which secrete androgens; FSH acts on Sertoli cells, which secrete factors that help spermiogenesis.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "State the function of the acrosome and of the middle piece of a sperm.",
          answer: {
            steps: [
              [
                "The acrosome holds enzymes that help the sperm to enter the ovum; the mitochondria of the middle piece give energy for swimming.",
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
    text: "A fly that is heterozygous for two genes, with A and B on one chromosome and a and b on the other, is crossed with a fly aabb. The table shows their offspring.",
    table: [
      ["Phenotype", "Number"],
      ["A and B", "412"],
      ["a and b", "408"],
      ["A and b", "93"],
      ["a and B", "87"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "What numbers would be expected if the genes assorted independently? What do the actual numbers show?",
        answer: {
          steps: [
            ["250 of each kind, in the ratio 1 : 1 : 1 : 1.", 1],
            [
              "Parental combinations are far more frequent than recombinant ones, so the genes are linked: they lie on the same chromosome.",
              1,
            ],
          ],
          numbers: [250],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "Find the percentage of recombination and the distance of the genes in map units.",
        answer: {
          steps: [
            [String.raw`Recombinants: $93+87=180$ of $1000$, that is $18\,\%$.`, 1],
            ["The genes are 18 map units apart.", 1],
          ],
          numbers: [18, 18],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Two other genes on this chromosome show 2 % of recombination. Are they closer together or farther apart than these, and why?",
        answer: {
          steps: [
            ["Closer together: the nearer two genes are, the less often crossing over takes place between them.", 1],
          ],
        },
      },
    ],
    or: {
      text: String.raw`*E. coli* grown for many generations with $\ce{^{15}N}$ is moved to a medium with $\ce{^{14}N}$. It divides once in 20 minutes.`,
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: "Describe the experiment of Meselson and Stahl and the result after 20 and after 40 minutes.",
          answer: {
            steps: [
              [
                "DNA is taken out at intervals and spun in caesium chloride, where it settles in bands by its density.",
                1,
              ],
              ["After 20 minutes all DNA is hybrid (intermediate); after 40 minutes half is hybrid and half light.", 1],
            ],
          },
        },
        {
          label: "(b)",
          marks: 1,
          text: "What percentage of the molecules of DNA is hybrid after 80 minutes?",
          answer: {
            steps: [[String.raw`After four divisions, 2 of 16 molecules hold an old strand: $12.5\,\%$.`, 1]],
            numbers: [12.5],
          },
        },
        {
          label: "(c)",
          marks: 2,
          text: "Why is one strand copied continuously and the other in pieces at a replication fork? Name the enzyme that joins the pieces.",
          answer: {
            steps: [
              [
                "DNA polymerase works only in the direction 5′ to 3′; on the template 3′ to 5′ it can follow the fork, on the other template it has to start again and again.",
                1,
              ],
              ["DNA ligase joins the pieces.", 1],
            ],
          },
        },
      ],
    },
  },
  {
    number: 33,
    marks: 5,
    text: "The figure shows the cloning vector pBR322 with some sites at which restriction enzymes cut.",
    figure: {
      svg: `<svg viewBox="0 0 340 240" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="170" cy="120" r="80"/><path d="M230 60 L245 46"/><path d="M248 130 L268 132"/><path d="M95 88 L76 80"/><path d="M170 40 V22"/><path d="M148 210 L152 188" /><path d="M190 210 L187 188"/><text x="150" y="16" fill="currentColor" stroke="none" font-size="13">EcoRI</text><text x="249" y="45" fill="currentColor" stroke="none" font-size="13">HindIII</text><text x="272" y="137" fill="currentColor" stroke="none" font-size="13">BamHI</text><text x="40" y="78" fill="currentColor" stroke="none" font-size="13">PstI</text><text x="207" y="98" fill="currentColor" stroke="none" font-size="14">tetR</text><text x="102" y="98" fill="currentColor" stroke="none" font-size="14">ampR</text><text x="160" y="185" fill="currentColor" stroke="none" font-size="14">ori</text><path d="M138 227 L148 210 H190"/><text x="104" y="235" fill="currentColor" stroke="none" font-size="13">rop</text></svg>`,
      alt: "A circular DNA. At the top is a site of EcoRI. On the right is the gene tetR, for resistance to tetracycline, with a site of BamHI inside it and a site of HindIII at its upper end. On the left is the gene ampR, for resistance to ampicillin, with a site of PstI inside it. At the bottom are ori and rop.",
    },
    parts: [
      {
        label: "(a)",
        marks: 2,
        text: "State the role of ori and of rop.",
        answer: {
          steps: [
            ["Ori is the sequence where replication starts; it also controls the copy number of the linked DNA.", 1],
            ["Rop codes for proteins that take part in the replication of the plasmid.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 2,
        text: "A foreign gene is inserted at the site of BamHI. On which medium will transformed cells with the recombinant plasmid grow, and on which will they not? Why?",
        answer: {
          steps: [
            ["They grow with ampicillin, because ampR is intact, but not with tetracycline.", 1],
            ["The insert breaks up the gene tetR (insertional inactivation).", 1],
          ],
        },
      },
      {
        label: "(c)",
        marks: 1,
        text: "Why is selection by blue and white colonies easier than this method?",
        answer: {
          steps: [
            [
              "Recombinants are seen by colour, white without β-galactosidase, on one plate; no plating on two antibiotics is needed.",
              1,
            ],
          ],
        },
      },
    ],
    or: {
      text: "Answer the following on energy in an ecosystem.",
      parts: [
        {
          label: "(a)",
          marks: 2,
          text: String.raw`A grassland fixes $21000\ \text{kJ m}^{-2}$ in a year; the plants use 45 % of this in respiration. Define gross and net primary productivity, and find the net primary productivity.`,
          answer: {
            steps: [
              [
                "GPP is the rate at which organic matter is produced in photosynthesis; NPP is GPP less the losses of respiration, available to heterotrophs.",
                1,
              ],
              [String.raw`$21000\times0.55=11550\ \text{kJ m}^{-2}$ in a year.`, 1],
            ],
            numbers: [11550],
          },
        },
        {
          label: "(b)",
          marks: 2,
          text: "Describe fragmentation, leaching, catabolism and humification in the decomposition of fallen leaves.",
          answer: {
            steps: [
              [
                "Fragmentation: detritivores such as earthworms break detritus into small pieces; leaching: soluble nutrients go down into the soil with water.",
                1,
              ],
              [
                "Catabolism: enzymes of bacteria and fungi degrade it to simpler substances; humification: dark humus builds up, which decays slowly.",
                1,
              ],
            ],
          },
        },
        {
          label: "(c)",
          marks: 1,
          text: "Name two conditions that slow decomposition down.",
          answer: {
            steps: [
              ["For example low temperature and lack of oxygen (also dryness; detritus rich in lignin or chitin).", 1],
            ],
          },
        },
      ],
    },
  },
];

export const paper: PracticePaper = {
  className: "12th",
  subject: "Biology",
  number: 1,
  language: "en",
  minutes: 180,
  marks: 70,
  instructions: [
    "All 33 questions are compulsory. Some offer an internal choice; answer only one of the alternatives.",
    "Section A has 16 questions of 1 mark, Section B 5 of 2 marks, Section C 7 of 3 marks, Section D 2 case studies of 4 marks and Section E 3 questions of 5 marks.",
    "Draw neat, labelled diagrams wherever they help. Calculators are not allowed.",
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice and assertion–reason questions",
      instructions: "Each question carries 1 mark.",
      questions: choices,
    },
    { name: "B", title: "Very short answers", instructions: "Each question carries 2 marks.", questions: veryShort },
    { name: "C", title: "Short answers", instructions: "Each question carries 3 marks.", questions: short },
    { name: "D", title: "Case studies", instructions: "Each question carries 4 marks.", questions: cases },
    { name: "E", title: "Long answers", instructions: "Each question carries 5 marks.", questions: long },
  ],
};
