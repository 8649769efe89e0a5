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
    text: String.raw`Two small identical metal spheres carry charges $+6\ \mu\text{C}$ and $-2\ \mu\text{C}$ and attract each other with a force of magnitude $F$. They are brought into contact and put back at their old places. The force between them is now`,
    options: [
      String.raw`$\frac{F}{3}$, attractive`,
      String.raw`$\frac{F}{3}$, repulsive`,
      String.raw`$3F$, repulsive`,
      "zero",
    ],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`Each sphere now has $+2\ \mu\text{C}$; the product of the charges changes in magnitude from 12 to 4, and like charges repel.`,
          1,
        ],
      ],
    },
  },
  {
    number: 2,
    marks: 1,
    text: String.raw`A point charge of $5.31\ \text{nC}$ is at the centre of a cubical cardboard box in air. The electric flux through one face of the box, in $\text{N m}^2\ \text{C}^{-1}$, is`,
    options: ["50", "100", "300", "600"],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`Total flux $\frac{q}{\varepsilon_0} = \frac{5.31 \times 10^{-9}}{8.85 \times 10^{-12}} = 600$; by symmetry one sixth of it, 100, leaves through each face.`,
          1,
        ],
      ],
      numbers: [100],
    },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`An air-filled parallel plate capacitor stays connected to a battery while a slab of dielectric constant $K$ is pushed in to fill the whole gap. Which quantity does **not** change?`,
    options: [
      "The charge on the plates",
      "The capacitance",
      "The electric field between the plates",
      "The energy stored in the capacitor",
    ],
    answer: {
      option: 2,
      steps: [
        [
          String.raw`The battery keeps $V$ fixed and the gap $d$ is the same, so $E = \frac{V}{d}$ is unchanged; the other three grow by the factor $K$.`,
          1,
        ],
      ],
    },
  },
  {
    number: 4,
    marks: 1,
    text: String.raw`A uniform wire of resistance $8\ \Omega$ is drawn out until its length is 1.5 times the old length, with its volume unchanged. Its resistance becomes`,
    options: [String.raw`$8\ \Omega$`, String.raw`$12\ \Omega$`, String.raw`$18\ \Omega$`, String.raw`$27\ \Omega$`],
    answer: {
      option: 2,
      steps: [[String.raw`The area falls by the factor 1.5, so $R' = (1.5)^2 R = 2.25 \times 8 = 18\ \Omega$.`, 1]],
      numbers: [18],
    },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`Two long parallel wires, 4 cm apart in air, carry currents of 5 A and 8 A in opposite directions. The force on each metre of either wire is`,
    options: [
      String.raw`$2 \times 10^{-4}\ \text{N}$, attractive`,
      String.raw`$2 \times 10^{-4}\ \text{N}$, repulsive`,
      String.raw`$4 \times 10^{-4}\ \text{N}$, attractive`,
      String.raw`$4 \times 10^{-4}\ \text{N}$, repulsive`,
    ],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`$\frac{F}{l} = \frac{\mu_0 I_1 I_2}{2\pi d} = \frac{2 \times 10^{-7} \times 40}{0.04} = 2 \times 10^{-4}\ \text{N m}^{-1}$; opposite currents repel.`,
          1,
        ],
      ],
      numbers: [2],
    },
  },
  {
    number: 6,
    marks: 1,
    text: String.raw`The magnetic susceptibility of a specimen is $-1.2 \times 10^{-5}$. Hung freely in a non-uniform magnetic field, the specimen tends to move`,
    options: [
      "from the weaker to the stronger part of the field, as it is paramagnetic",
      "from the weaker to the stronger part of the field, as it is diamagnetic",
      "from the stronger to the weaker part of the field, as it is diamagnetic",
      "strongly towards the nearer pole, as it is ferromagnetic",
    ],
    answer: {
      option: 2,
      steps: [
        ["A small negative susceptibility marks a diamagnetic substance, which is pushed towards the weaker field.", 1],
      ],
    },
  },
  {
    number: 7,
    marks: 1,
    text: "The magnetic flux through each of the 200 turns of a coil falls steadily by 3 mWb in 0.15 s. The e.m.f. induced in the coil has the magnitude",
    options: ["0.02 V", "0.4 V", "4 V", "90 V"],
    answer: {
      option: 2,
      steps: [
        [String.raw`$N\frac{\Delta \Phi}{\Delta t} = 200 \times \frac{3 \times 10^{-3}}{0.15} = 4\ \text{V}$.`, 1],
      ],
      numbers: [4],
    },
  },
  {
    number: 8,
    marks: 1,
    text: "The ideal transformer of a doorbell works on 220 V mains and gives 11 V. Its primary coil has 1100 turns. The number of turns in its secondary coil is",
    options: ["22", "55", "110", "22000"],
    answer: {
      option: 1,
      steps: [[String.raw`$N_s = N_p \frac{V_s}{V_p} = 1100 \times \frac{11}{220} = 55$.`, 1]],
      numbers: [55],
    },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`A plane electromagnetic wave travels in vacuum along the $+z$ direction. At some place and instant its electric field is $45\ \text{V m}^{-1}$ along $+x$. Its magnetic field there and then is`,
    options: [
      String.raw`$1.5 \times 10^{-7}\ \text{T}$ along $+y$`,
      String.raw`$1.5 \times 10^{-7}\ \text{T}$ along $-y$`,
      String.raw`$1.35 \times 10^{10}\ \text{T}$ along $+y$`,
      String.raw`$1.5 \times 10^{-7}\ \text{T}$ along $+z$`,
    ],
    answer: {
      option: 0,
      steps: [
        [
          String.raw`$B = \frac{E}{c} = \frac{45}{3 \times 10^8} = 1.5 \times 10^{-7}\ \text{T}$, and $\vec{E} \times \vec{B}$ points along $+z$ only if $\vec{B}$ is along $+y$.`,
          1,
        ],
      ],
      numbers: [1.5],
    },
  },
  {
    number: 10,
    marks: 1,
    text: "A double convex lens of glass of refractive index 1.50 is dipped in a liquid of refractive index 1.62. In the liquid it acts as a",
    options: [
      "converging lens of the same focal length",
      "converging lens of a longer focal length",
      "plane sheet of glass",
      "diverging lens",
    ],
    answer: {
      option: 3,
      steps: [[String.raw`$\frac{n_g}{n_l} - 1$ is negative as $n_l > n_g$, so the focal length changes its sign.`, 1]],
    },
  },
  {
    number: 11,
    marks: 1,
    text: String.raw`In a double slit experiment in air the fringe width is 0.60 mm. The whole set-up is now put into water of refractive index $\frac{4}{3}$. The fringe width becomes`,
    options: ["0.30 mm", "0.45 mm", "0.60 mm", "0.80 mm"],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`The wavelength, and with it the fringe width, is divided by $\frac{4}{3}$: $0.60 \times \frac{3}{4} = 0.45\ \text{mm}$.`,
          1,
        ],
      ],
      numbers: [0.45],
    },
  },
  {
    number: 12,
    marks: 1,
    text: "A crystal of pure silicon is doped with a little boron. The doped crystal",
    options: [
      "has more free electrons than holes and is negatively charged",
      "has more holes than free electrons and is positively charged",
      "has more holes than free electrons and is electrically neutral",
      "has equal numbers of holes and free electrons and is electrically neutral",
    ],
    answer: {
      option: 2,
      steps: [
        [
          "Boron has three valence electrons and makes p-type silicon; as every atom added is neutral, so is the crystal.",
          1,
        ],
      ],
    },
  },
  {
    number: 13,
    marks: 1,
    text: `**Assertion:** When light above the threshold frequency is made brighter without a change of frequency, the saturation photocurrent grows.
**Reason:** Brighter light of the same frequency brings more photons to the surface per second.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [["More photons per second free more electrons per second; the reason explains the assertion.", 1]],
    },
  },
  {
    number: 14,
    marks: 1,
    text: `**Assertion:** The net force on a closed current loop in a uniform magnetic field is zero.
**Reason:** A closed current loop in a uniform magnetic field never feels a torque.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [
        [
          String.raw`The forces add to zero, but the torque $\vec{m} \times \vec{B}$ is zero only if the moment is along the field line.`,
          1,
        ],
      ],
    },
  },
  {
    number: 15,
    marks: 1,
    text: `**Assertion:** The density of nuclear matter is nearly the same for a light and for a heavy nucleus.
**Reason:** The nuclear force between two protons is nearly the same as that between two neutrons.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 1,
      steps: [
        [
          String.raw`Both are true, but the constant density follows from $R = R_0 A^{1/3}$, not from the charge independence of the force.`,
          1,
        ],
      ],
    },
  },
  {
    number: 16,
    marks: 1,
    text: `**Assertion:** The depletion region of a p-n junction becomes wider under forward bias.
**Reason:** Under forward bias the applied voltage acts against the barrier potential.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [
        [
          "Because the applied voltage opposes the barrier, the depletion region becomes narrower: the assertion is false.",
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
    text: String.raw`A copper wire of cross-section $2.0\ \text{mm}^2$ feeds a room heater with a steady current of 3.2 A. Copper has $8.5 \times 10^{28}$ free electrons per cubic metre. Find the drift speed of the electrons in $\text{mm s}^{-1}$.`,
    answer: {
      steps: [
        [String.raw`$I = neAv_d$, so $v_d = \frac{I}{neA}$.`, 1],
        [
          String.raw`$v_d = \frac{3.2}{8.5 \times 10^{28} \times 1.6 \times 10^{-19} \times 2.0 \times 10^{-6}} = 1.18 \times 10^{-4}\ \text{m s}^{-1} = 0.118\ \text{mm s}^{-1}$.`,
          1,
        ],
      ],
      numbers: [0.118],
    },
  },
  {
    number: 18,
    marks: 2,
    text: String.raw`A ray passes through an equilateral glass prism in air with a least deviation of $40^\circ$. Find the refractive index of the glass. ($\sin 50^\circ = 0.766$)`,
    answer: {
      steps: [
        [String.raw`$n = \frac{\sin\frac{A + D_m}{2}}{\sin\frac{A}{2}}$ with $A = 60^\circ$ and $D_m = 40^\circ$.`, 1],
        [String.raw`$n = \frac{\sin 50^\circ}{\sin 30^\circ} = \frac{0.766}{0.5} = 1.53$.`, 1],
      ],
      numbers: [1.53],
    },
    or: {
      text: "A thin convex lens of focal length 20 cm is in contact with a thin concave lens of focal length 30 cm. Find the power and the focal length of the pair, and say whether it converges or diverges light.",
      answer: {
        steps: [
          [String.raw`$P = \frac{1}{0.20} - \frac{1}{0.30} = 5.00 - 3.33 = +1.67\ \text{D}$.`, 1],
          [
            String.raw`$f = \frac{1}{P} = 0.60\ \text{m} = 60\ \text{cm}$; $f$ is positive, so the pair converges light.`,
            1,
          ],
        ],
        numbers: [1.67, 60],
      },
    },
  },
  {
    number: 19,
    marks: 2,
    text: "Electrons start from rest and pass through a potential difference of 225 V. Find their de Broglie wavelength in nanometres.",
    answer: {
      steps: [
        [String.raw`$\lambda = \frac{h}{p} = \frac{h}{\sqrt{2meV}}$.`, 1],
        [
          String.raw`$\lambda = \frac{6.63 \times 10^{-34}}{\sqrt{2 \times 9.1 \times 10^{-31} \times 1.6 \times 10^{-19} \times 225}} = 8.2 \times 10^{-11}\ \text{m} = 0.082\ \text{nm}$.`,
          1,
        ],
      ],
      numbers: [0.082],
    },
  },
  {
    number: 20,
    marks: 2,
    text: String.raw`A hydrogen atom passes from the level $n = 4$ to the level $n = 2$. Find the energy of the photon in eV and its wavelength in nm. The energy of the ground state is $-13.6$ eV.`,
    answer: {
      steps: [
        [String.raw`$E = 13.6\left(\frac{1}{2^2} - \frac{1}{4^2}\right) = 2.55\ \text{eV}$.`, 1],
        [
          String.raw`$\lambda = \frac{hc}{E} = \frac{6.63 \times 10^{-34} \times 3 \times 10^8}{2.55 \times 1.6 \times 10^{-19}} = 4.875 \times 10^{-7}\ \text{m} = 487.5\ \text{nm}$.`,
          1,
        ],
      ],
      numbers: [2.55, 487.5],
    },
  },
  {
    number: 21,
    marks: 2,
    text: "The energy gap is about 1.1 eV in silicon and 5.4 eV in diamond. Explain with energy bands why pure silicon conducts a little at room temperature while diamond does not, and why silicon conducts better when it is heated.",
    answer: {
      steps: [
        [
          "In silicon the gap is small, so heat lifts a few electrons from the valence band to the conduction band, and the electrons and the holes left behind carry current. In diamond the gap is too wide for this.",
          1,
        ],
        [
          "When silicon is heated, many more electrons cross the gap; the number of carriers grows quickly and so does the conductivity.",
          1,
        ],
      ],
    },
  },
];

const sectionC: PaperQuestion[] = [
  {
    number: 22,
    marks: 3,
    text: String.raw`Three point charges are held at the corners of an equilateral triangle of side 10 cm in air, as in the figure. Find (i) the electrostatic potential energy of the system and (ii) the work that an outside agent does to take the charge of $-1\ \mu\text{C}$ slowly to a very great distance while the others stay.`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M160 35 L90 156 L230 156 Z"/><circle cx="160" cy="35" r="5" fill="currentColor"/><circle cx="90" cy="156" r="5" fill="currentColor"/><circle cx="230" cy="156" r="5" fill="currentColor"/><text x="144" y="22" fill="currentColor" stroke="none" font-size="14">−1 µC</text><text x="40" y="178" fill="currentColor" stroke="none" font-size="14">+3 µC</text><text x="225" y="178" fill="currentColor" stroke="none" font-size="14">+2 µC</text><text x="140" y="174" fill="currentColor" stroke="none" font-size="14">10 cm</text></svg>`,
      alt: "An equilateral triangle of side 10 cm with a charge at each corner: minus 1 microcoulomb at the top, plus 3 microcoulombs at the bottom left and plus 2 microcoulombs at the bottom right.",
    },
    answer: {
      steps: [
        [String.raw`$U = \frac{k}{r}(q_1q_2 + q_2q_3 + q_3q_1)$.`, 1],
        [String.raw`$U = \frac{9 \times 10^9 \times 10^{-12}}{0.1}(6 - 2 - 3) = 0.09\ \text{J}$.`, 1],
        [
          String.raw`Afterwards only the pair of $+3\ \mu\text{C}$ and $+2\ \mu\text{C}$ is left: $U' = \frac{9 \times 10^9 \times 6 \times 10^{-12}}{0.1} = 0.54\ \text{J}$, so $W = U' - U = 0.45\ \text{J}$.`,
          1,
        ],
      ],
      numbers: [0.09, 0.45],
    },
  },
  {
    number: 23,
    marks: 3,
    text: String.raw`Two cells feed a resistor of $6\ \Omega$ as shown. Use Kirchhoff's rules to find the current in the resistor and the current in each cell. Say which cell is being charged.`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 40 H120 M134 40 H175 M215 40 H280"/><path d="M120 26 V54"/><path d="M134 33 V47" stroke-width="3"/><rect x="175" y="32" width="40" height="16"/><path d="M40 105 H120 M134 105 H175 M215 105 H280"/><path d="M120 91 V119"/><path d="M134 98 V112" stroke-width="3"/><rect x="175" y="97" width="40" height="16"/><path d="M40 40 V170 H135 M185 170 H280 V40"/><rect x="135" y="162" width="50" height="16"/><text x="112" y="20" fill="currentColor" stroke="none" font-size="14">6 V</text><text x="183" y="24" fill="currentColor" stroke="none" font-size="14">1 Ω</text><text x="112" y="84" fill="currentColor" stroke="none" font-size="14">4 V</text><text x="183" y="90" fill="currentColor" stroke="none" font-size="14">2 Ω</text><text x="148" y="154" fill="currentColor" stroke="none" font-size="14">6 Ω</text><text x="20" y="44" fill="currentColor" stroke="none" font-size="14">P</text><text x="290" y="44" fill="currentColor" stroke="none" font-size="14">Q</text></svg>`,
      alt: "Three branches join the points P and Q. The first holds a cell of 6 volts with an internal resistance of 1 ohm, the second a cell of 4 volts with an internal resistance of 2 ohms, both with the positive terminal towards P. The third holds a resistor of 6 ohms.",
    },
    answer: {
      steps: [
        [
          String.raw`With currents $I_1$ and $I_2$ out of the positive terminals and $I$ in the resistor: $I = I_1 + I_2$.`,
          1,
        ],
        [String.raw`Loops: $6 - I_1 - 6I = 0$ and $4 - 2I_2 - 6I = 0$.`, 1],
        [
          String.raw`Solving, $I = 0.8\ \text{A}$, $I_1 = 1.2\ \text{A}$ and $I_2 = -0.4\ \text{A}$: the cell of 4 V takes in 0.4 A and is being charged.`,
          1,
        ],
      ],
      numbers: [0.8, 1.2, -0.4],
    },
  },
  {
    number: 24,
    marks: 3,
    text: String.raw`A galvanometer of resistance $40\ \Omega$ shows full deflection for 5 mA. How is it changed into (i) a voltmeter of range 0 to 10 V and (ii) an ammeter of range 0 to 1 A? (iii) What is the resistance of this ammeter?`,
    answer: {
      steps: [
        [String.raw`In series: $R = \frac{V}{I_g} - G = \frac{10}{0.005} - 40 = 1960\ \Omega$.`, 1],
        [String.raw`In parallel: $S = \frac{I_g G}{I - I_g} = \frac{0.005 \times 40}{0.995} = 0.201\ \Omega$.`, 1],
        [String.raw`$R_A = \frac{GS}{G + S} = \frac{I_g G}{I} = 0.2\ \Omega$.`, 1],
      ],
      numbers: [1960, 0.201, 0.2],
    },
  },
  {
    number: 25,
    marks: 3,
    text: String.raw`Show that an inductor of self-inductance $L$ with a current $I$ stores the energy $\frac{1}{2}LI^2$. Find this energy for a coil of 0.4 H with a current of 3 A.`,
    answer: {
      steps: [
        [
          String.raw`While the current $i$ grows, the source works against the back e.m.f. $L\frac{di}{dt}$ at the rate $Li\frac{di}{dt}$.`,
          1,
        ],
        [String.raw`$W = \int_0^I Li\,di = \frac{1}{2}LI^2$, which is stored in the magnetic field.`, 1],
        [String.raw`$\frac{1}{2} \times 0.4 \times 3^2 = 1.8\ \text{J}$.`, 1],
      ],
      numbers: [1.8],
    },
    or: {
      text: String.raw`A flat coil of $N$ turns of area $A$ turns with angular speed $\omega$ about an axis in its plane, at right angles to a uniform field $B$. Derive the e.m.f. induced in it. Find the peak e.m.f. for 100 turns of $200\ \text{cm}^2$ that turn 50 times a second in 0.05 T.`,
      answer: {
        steps: [
          [
            String.raw`At time $t$ the normal makes the angle $\omega t$ with the field, so the linked flux is $NBA\cos\omega t$.`,
            1,
          ],
          [String.raw`$\varepsilon = -\frac{d}{dt}(NBA\cos\omega t) = NBA\omega\sin\omega t$.`, 1],
          [
            String.raw`$\varepsilon_0 = 100 \times 0.05 \times 0.02 \times 2\pi \times 50 = 10\pi = 31.4\ \text{V}$.`,
            1,
          ],
        ],
        numbers: [31.42],
      },
    },
  },
  {
    number: 26,
    marks: 3,
    text: "(i) No charge crosses the gap of a capacitor that is being charged, yet there is a magnetic field around the gap. How did Maxwell account for it? (ii) Name the electromagnetic waves that are used in the remote control of a television and those that come from a metal target hit by fast electrons. Which of the two has the higher frequency?",
    answer: {
      steps: [
        [
          String.raw`The changing electric flux in the gap acts as a displacement current $\varepsilon_0\frac{d\Phi_E}{dt}$, which is a source of magnetic field like the conduction current in the leads.`,
          1,
        ],
        ["Infrared waves in the remote control; X-rays from the metal target.", 1],
        ["X-rays have the higher frequency.", 1],
      ],
    },
  },
  {
    number: 27,
    marks: 3,
    text: String.raw`Light of wavelength 400 nm falls on a metal of work function 2.0 eV. Take $hc = 1240\ \text{eV nm}$. Find (i) the greatest kinetic energy of the photoelectrons in eV, (ii) the stopping potential and (iii) the longest wavelength that frees electrons from this metal.`,
    answer: {
      steps: [
        [String.raw`$K_{max} = \frac{hc}{\lambda} - \phi_0 = \frac{1240}{400} - 2.0 = 1.1\ \text{eV}$.`, 1],
        [String.raw`$eV_0 = K_{max}$, so $V_0 = 1.1\ \text{V}$.`, 1],
        [String.raw`$\lambda_0 = \frac{hc}{\phi_0} = \frac{1240}{2.0} = 620\ \text{nm}$.`, 1],
      ],
      numbers: [1.1, 1.1, 620],
    },
  },
  {
    number: 28,
    marks: 3,
    text: String.raw`Find the binding energy and the binding energy per nucleon of $\ce{^7_3Li}$ in MeV from these atomic masses: $\ce{^7_3Li}$ 7.016004 u, $\ce{^1_1H}$ 1.007825 u; mass of the neutron 1.008665 u. Take $1\ \text{u} = 931.5\ \text{MeV}/c^2$.`,
    answer: {
      steps: [
        [String.raw`$\Delta m = 3 \times 1.007825 + 4 \times 1.008665 - 7.016004 = 0.042131\ \text{u}$.`, 1],
        [String.raw`Binding energy $0.042131 \times 931.5 = 39.25\ \text{MeV}$.`, 1],
        [String.raw`Per nucleon: $\frac{39.25}{7} = 5.61\ \text{MeV}$.`, 1],
      ],
      numbers: [39.245, 5.606],
    },
  },
];

const sectionD: PaperQuestion[] = [
  {
    number: 29,
    marks: 4,
    passage: String.raw`Farida repairs phone chargers in Bhopal. In one charger a transformer with a centre tap feeds two diodes, as in the figure. The mains have a frequency of 50 Hz. The peak voltage between the centre tap and either end of the secondary coil is 5.7 V. The load is a resistor of $500\ \Omega$, and a diode that conducts drops 0.7 V.`,
    text: "Answer the questions about this circuit.",
    figure: {
      svg: `<svg viewBox="0 0 340 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 40 V60 q14 10 0 20 q14 10 0 20 q14 10 0 20 V160"/><path d="M62 40 V160 M68 40 V160"/><path d="M90 30 V50 q-14 12 0 24 q-14 12 0 24 q-14 12 0 24 V170"/><path d="M90 30 H150 M174 30 H220 V90 a8 8 0 0 1 0 16 V170 H174 M150 170 H90"/><path d="M150 20 V40 L172 30 Z M174 20 V40"/><path d="M150 160 V180 L172 170 Z M174 160 V180"/><path d="M90 98 H250 M286 98 H310 V30 H220"/><rect x="250" y="90" width="36" height="16"/><text x="152" y="14" fill="currentColor" stroke="none" font-size="14">D1</text><text x="152" y="154" fill="currentColor" stroke="none" font-size="14">D2</text><text x="76" y="24" fill="currentColor" stroke="none" font-size="14">A</text><text x="76" y="188" fill="currentColor" stroke="none" font-size="14">B</text><text x="100" y="92" fill="currentColor" stroke="none" font-size="14">C</text><text x="240" y="84" fill="currentColor" stroke="none" font-size="14">500 Ω</text></svg>`,
      alt: "A secondary coil with ends A and B and the centre tap C. Diode D1 points away from A, diode D2 points away from B, and their far ends are joined. A load of 500 ohms lies between this junction and the centre tap C; its wire crosses the line from B without touching it.",
    },
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Which diode conducts while A is positive with respect to C, and why?",
        answer: {
          steps: [
            ["D1, as it is forward biased; D2 is reverse biased, because B is then negative with respect to C.", 1],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What is the frequency of the ripple in the voltage across the load, in Hz?",
        answer: { steps: [["Both halves of each cycle give a pulse: 2 × 50 = 100 Hz.", 1]], numbers: [100] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the peak current in the load, in mA, and say how the direction of the current in the load changes from one half cycle to the next.",
        answer: {
          steps: [
            [String.raw`$I = \frac{5.7 - 0.7}{500} = 0.010\ \text{A} = 10\ \text{mA}$.`, 1],
            [
              "It does not change: in both halves the current flows from the junction of the diodes through the load to C.",
              1,
            ],
          ],
          numbers: [10],
        },
        or: {
          text: "Farida connects a large capacitor in parallel with the load. Explain what it does to the voltage across the load, and why a larger capacitor does it better.",
          answer: {
            steps: [
              [
                "It charges near each peak and feeds the load between the peaks, so the voltage stays nearly steady and the ripple is small.",
                1,
              ],
              [
                "A larger capacitor has a larger time constant with the load, so its voltage falls less before the next peak.",
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
    passage:
      "A village school in Kutch receives its lessons through an optical fibre. The core of the fibre has the refractive index 1.50 and the cladding 1.44. Light enters the flat end of the core from air and is kept inside by total internal reflection at the border of core and cladding.",
    text: "Answer the questions about this fibre.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "State the two conditions for total internal reflection.",
        answer: {
          steps: [
            [
              "Light travels in the denser medium towards the rarer one, and the angle of incidence is greater than the critical angle.",
              1,
            ],
          ],
        },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`Find the speed of light in the core, in units of $10^8\ \text{m s}^{-1}$.`,
        answer: {
          steps: [[String.raw`$v = \frac{c}{n} = \frac{3 \times 10^8}{1.50} = 2 \times 10^8\ \text{m s}^{-1}$.`, 1]],
          numbers: [2],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the sine of the critical angle at the border, and the sine of the greatest angle of incidence at the flat end for which the light is still kept in the core.",
        answer: {
          steps: [
            [String.raw`$\sin i_c = \frac{1.44}{1.50} = 0.96$.`, 1],
            [
              String.raw`Then $\sin r = \cos i_c = \sqrt{1 - 0.96^2} = 0.28$ at the flat end, and $\sin i = 1.50 \times 0.28 = 0.42$.`,
              1,
            ],
          ],
          numbers: [0.96, 0.42],
        },
        or: {
          text: "How many microseconds does light need for 3.0 km of straight fibre along its axis? Does the critical angle grow or shrink where the cladding is replaced by water of refractive index 1.33? Give a reason.",
          answer: {
            steps: [
              [
                String.raw`$t = \frac{3.0 \times 10^3}{2 \times 10^8} = 1.5 \times 10^{-5}\ \text{s} = 15\ \mu\text{s}$.`,
                1,
              ],
              [String.raw`It shrinks, because $\sin i_c = \frac{1.33}{1.50} = 0.887$ is less than 0.96.`, 1],
            ],
            numbers: [15],
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
    text: String.raw`(i) Derive the electric field of a dipole at a point on its axis at the distance $r$ from its centre. What does it become for $r$ much greater than the length of the dipole?

(ii) Charges of $+5\ \text{nC}$ and $-5\ \text{nC}$ are 4 cm apart. Find the dipole moment, and the torque on the dipole when its axis makes $30^\circ$ with a uniform field of $3 \times 10^4\ \text{N C}^{-1}$.`,
    answer: {
      steps: [
        [
          String.raw`With charges $\pm q$ at the distance $a$ from the centre, the fields on the axis are $\frac{kq}{(r - a)^2}$ away from $+q$ and $\frac{kq}{(r + a)^2}$ towards $-q$, in opposite directions.`,
          1,
        ],
        [
          String.raw`$E = kq\left(\frac{1}{(r - a)^2} - \frac{1}{(r + a)^2}\right) = \frac{2kpr}{(r^2 - a^2)^2}$ with $p = 2qa$, along $\vec{p}$.`,
          1,
        ],
        [String.raw`For $r \gg a$: $E = \frac{2kp}{r^3} = \frac{2p}{4\pi\varepsilon_0 r^3}$.`, 1],
        [String.raw`$p = 5 \times 10^{-9} \times 0.04 = 2 \times 10^{-10}\ \text{C m}$.`, 1],
        [
          String.raw`$\tau = pE\sin 30^\circ = 2 \times 10^{-10} \times 3 \times 10^4 \times 0.5 = 3 \times 10^{-6}\ \text{N m}$.`,
          1,
        ],
      ],
      numbers: [2, 3],
    },
    or: {
      text: String.raw`(i) A parallel plate capacitor has plates of area $A$ at the distance $d$. Derive its capacitance when a slab of thickness $t < d$ and dielectric constant $K$ lies between the plates, parallel to them.

(ii) A capacitor of $12\ \mu\text{F}$ is charged to 50 V, taken off the battery and joined to an uncharged capacitor of $8\ \mu\text{F}$. Find the common potential difference in V and the loss of stored energy in mJ.`,
      answer: {
        steps: [
          [String.raw`The field is $E_0 = \frac{Q}{\varepsilon_0 A}$ in the air and $\frac{E_0}{K}$ in the slab.`, 1],
          [String.raw`$V = E_0(d - t) + \frac{E_0}{K}t$.`, 1],
          [String.raw`$C = \frac{Q}{V} = \frac{\varepsilon_0 A}{d - t + \frac{t}{K}}$.`, 1],
          [String.raw`$V = \frac{12 \times 50}{12 + 8} = 30\ \text{V}$.`, 1],
          [
            String.raw`Before: $\frac{1}{2} \times 12 \times 10^{-6} \times 50^2 = 15\ \text{mJ}$; after: $\frac{1}{2} \times 20 \times 10^{-6} \times 30^2 = 9\ \text{mJ}$; loss 6 mJ.`,
            1,
          ],
        ],
        numbers: [30, 6],
      },
    },
  },
  {
    number: 32,
    marks: 5,
    text: String.raw`(i) An alternating voltage $v = v_m\sin\omega t$ is applied to a resistor $R$, an inductor $L$ and a capacitor $C$ in series. Draw the phasor diagram for $X_L > X_C$ and derive the impedance and the phase difference between voltage and current.

(ii) For the circuit of the figure find the impedance, the r.m.s. current and the power factor.`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M30 60 H60 M110 60 H130 q6 -16 12 0 q6 -16 12 0 q6 -16 12 0 q6 -16 12 0 H225 M237 60 H290 V150 H178 M142 150 H30 V60"/><rect x="60" y="52" width="50" height="16"/><path d="M225 44 V76 M237 44 V76"/><circle cx="160" cy="150" r="18"/><path d="M150 150 q5 -10 10 0 q5 10 10 0"/><text x="68" y="42" fill="currentColor" stroke="none" font-size="14">30 Ω</text><text x="128" y="36" fill="currentColor" stroke="none" font-size="14">L: 80 Ω</text><text x="212" y="36" fill="currentColor" stroke="none" font-size="14">C: 40 Ω</text><text x="115" y="190" fill="currentColor" stroke="none" font-size="14">220 V r.m.s.</text></svg>`,
      alt: "A series circuit of a resistor of 30 ohms, an inductor with a reactance of 80 ohms and a capacitor with a reactance of 40 ohms, fed by an alternating source of 220 volts r.m.s.",
    },
    answer: {
      steps: [
        [
          String.raw`Diagram: $V_R$ along the current phasor, $V_L$ ahead of it by $90^\circ$, $V_C$ behind it by $90^\circ$, with $V_L > V_C$; the applied voltage leads the current.`,
          1,
        ],
        [
          String.raw`$v_m^2 = (i_mR)^2 + (i_mX_L - i_mX_C)^2$, so $Z = \frac{v_m}{i_m} = \sqrt{R^2 + (X_L - X_C)^2}$.`,
          1,
        ],
        [String.raw`$\tan\phi = \frac{X_L - X_C}{R}$, with $X_L = \omega L$ and $X_C = \frac{1}{\omega C}$.`, 1],
        [String.raw`$Z = \sqrt{30^2 + (80 - 40)^2} = 50\ \Omega$ and $I = \frac{220}{50} = 4.4\ \text{A}$.`, 1],
        [String.raw`$\cos\phi = \frac{R}{Z} = \frac{30}{50} = 0.6$.`, 1],
      ],
      numbers: [50, 4.4, 0.6],
    },
    or: {
      text: String.raw`(i) Use the Biot–Savart law to derive the magnetic field on the axis of a circular loop of radius $R$ with current $I$, at the distance $x$ from its centre.

(ii) A flat coil of 50 turns of radius 10 cm carries 2 A. Find the field, in units of $10^{-5}\ \text{T}$, at its centre and on its axis at the distance $10\sqrt{3}$ cm from the centre.`,
      answer: {
        steps: [
          [
            String.raw`An element $dl$ is at the distance $\sqrt{R^2 + x^2}$ and at right angles to it: $dB = \frac{\mu_0 I\,dl}{4\pi(R^2 + x^2)}$.`,
            1,
          ],
          [
            String.raw`The components across the axis cancel in pairs; along the axis each element gives $dB\,\frac{R}{\sqrt{R^2 + x^2}}$.`,
            1,
          ],
          [String.raw`With $\oint dl = 2\pi R$: $B = \frac{\mu_0 I R^2}{2(R^2 + x^2)^{3/2}}$.`, 1],
          [
            String.raw`Centre: $B = \frac{\mu_0 NI}{2R} = \frac{4\pi \times 10^{-7} \times 50 \times 2}{2 \times 0.1} = 62.8 \times 10^{-5}\ \text{T}$.`,
            1,
          ],
          [
            String.raw`With $x = \sqrt{3}R$, $(R^2 + x^2)^{3/2} = 8R^3$, so the field is one eighth: $7.85 \times 10^{-5}\ \text{T}$.`,
            1,
          ],
        ],
        numbers: [62.83, 7.854],
      },
    },
  },
  {
    number: 33,
    marks: 5,
    text: String.raw`(i) Starting from refraction at a single spherical surface, derive the lens maker's formula for a thin lens of refractive index $n$ in air.

(ii) Both faces of a thin double convex lens of refractive index 1.5 have the radius of curvature 20 cm. An object stands 30 cm in front of the lens. Find the focal length, the place of the image and the magnification.`,
    answer: {
      steps: [
        [String.raw`First surface, image at $v_1$: $\frac{n}{v_1} - \frac{1}{u} = \frac{n - 1}{R_1}$.`, 1],
        [String.raw`Second surface, with that image as object: $\frac{1}{v} - \frac{n}{v_1} = \frac{1 - n}{R_2}$.`, 1],
        [
          String.raw`Adding, with $v = f$ for $u = \infty$: $\frac{1}{f} = (n - 1)\left(\frac{1}{R_1} - \frac{1}{R_2}\right)$.`,
          1,
        ],
        [String.raw`$\frac{1}{f} = 0.5\left(\frac{1}{20} + \frac{1}{20}\right)$, so $f = 20\ \text{cm}$.`, 1],
        [
          String.raw`$\frac{1}{v} = \frac{1}{20} - \frac{1}{30} = \frac{1}{60}$: the image is 60 cm behind the lens, and $m = \frac{v}{u} = \frac{60}{-30} = -2$.`,
          1,
        ],
      ],
      numbers: [20, 60, -2],
    },
    or: {
      text: String.raw`(i) Derive the fringe width in Young's double slit experiment with slits at the distance $d$ and a screen at the distance $D$.

(ii) Slits 0.4 mm apart are lit by light of 600 nm; the screen is 1.2 m away. Find the fringe width and the distance of the second dark fringe from the central bright fringe, both in mm.`,
      answer: {
        steps: [
          [
            String.raw`For a point at the height $y$ on the screen the path difference is $\frac{yd}{D}$, as $d$ and $y$ are much smaller than $D$.`,
            1,
          ],
          [String.raw`Bright fringes: $\frac{yd}{D} = m\lambda$, so $y_m = \frac{m\lambda D}{d}$.`, 1],
          [String.raw`Fringe width $\beta = y_{m+1} - y_m = \frac{\lambda D}{d}$.`, 1],
          [String.raw`$\beta = \frac{600 \times 10^{-9} \times 1.2}{0.4 \times 10^{-3}} = 1.8\ \text{mm}$.`, 1],
          [String.raw`Second dark fringe: $y = \frac{3}{2}\beta = 2.7\ \text{mm}$.`, 1],
        ],
        numbers: [1.8, 2.7],
      },
    },
  },
];

export const paper: PracticePaper = {
  className: "12th",
  subject: "Physics",
  number: 1,
  language: "en",
  minutes: 180,
  marks: 70,
  instructions: [
    "The paper has 33 questions in five sections. All questions are compulsory; where a choice is offered, answer one of the two.",
    "Section A: 16 questions of 1 mark. Section B: 5 questions of 2 marks. Section C: 7 questions of 3 marks. Section D: 2 case studies of 4 marks. Section E: 3 questions of 5 marks.",
    "Calculators are not allowed.",
    String.raw`Use these values where needed: $c = 3 \times 10^8\ \text{m s}^{-1}$, $h = 6.63 \times 10^{-34}\ \text{J s}$, $e = 1.6 \times 10^{-19}\ \text{C}$, $m_e = 9.1 \times 10^{-31}\ \text{kg}$, $\mu_0 = 4\pi \times 10^{-7}\ \text{T m A}^{-1}$, $\varepsilon_0 = 8.85 \times 10^{-12}\ \text{C}^2\ \text{N}^{-1}\ \text{m}^{-2}$, $\frac{1}{4\pi\varepsilon_0} = 9 \times 10^9\ \text{N m}^2\ \text{C}^{-2}$.`,
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice and assertion–reason",
      instructions: "Each question carries 1 mark.",
      questions: sectionA,
    },
    { name: "B", title: "Very short answers", instructions: "Each question carries 2 marks.", questions: sectionB },
    { name: "C", title: "Short answers", instructions: "Each question carries 3 marks.", questions: sectionC },
    { name: "D", title: "Case studies", instructions: "Each question carries 4 marks.", questions: sectionD },
    { name: "E", title: "Long answers", instructions: "Each question carries 5 marks.", questions: sectionE },
  ],
};
