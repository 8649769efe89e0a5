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
    text: String.raw`The HCF of $2^3\times3\times5^2$ and $2^2\times3^3\times7$ is`,
    options: ["$12$", "$60$", "$84$", "$108$"],
    answer: {
      option: 0,
      steps: [[String.raw`It is the product of the smallest powers of the common primes: $2^2\times3=12$.`, 1]],
      numbers: [12],
    },
  },
  {
    number: 2,
    marks: 1,
    text: "A quadratic polynomial with the zeroes $-3$ and $5$ is",
    options: ["$x^2+2x-15$", "$x^2-2x+15$", "$x^2-2x-15$", "$x^2+2x+15$"],
    answer: { option: 2, steps: [["The sum of the zeroes is 2 and their product $-15$, so $x^2-2x-15$.", 1]] },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`If $\alpha$ and $\beta$ are the zeroes of $x^2-6x+7$, then $\dfrac1\alpha+\dfrac1\beta$ is`,
    options: [String.raw`$\dfrac76$`, String.raw`$-\dfrac67$`, "$6$", String.raw`$\dfrac67$`],
    answer: { option: 3, steps: [[String.raw`$\dfrac{\alpha+\beta}{\alpha\beta}=\dfrac67$.`, 1]], numbers: [0.8571] },
  },
  {
    number: 4,
    marks: 1,
    text: "The pair of equations $x-2y=4$ and $2x-4y=8$ has",
    options: ["exactly one solution", "infinitely many solutions", "no solution", "exactly two solutions"],
    answer: { option: 1, steps: [["The second equation is twice the first, so both stand for the same line.", 1]] },
  },
  {
    number: 5,
    marks: 1,
    text: "The roots of the equation $3x^2-4x+2=0$ are",
    options: ["real and equal", "real, different and rational", "not real", "real, different and irrational"],
    answer: { option: 2, steps: [["The discriminant is $16-24=-8$, which is negative.", 1]] },
  },
  {
    number: 6,
    marks: 1,
    text: "In an arithmetic progression $a_{18}-a_{12}=42$. Its common difference is",
    options: ["$6$", "$7$", "$8$", "$42$"],
    answer: { option: 1, steps: [["$6d=42$, so $d=7$.", 1]], numbers: [7] },
  },
  {
    number: 7,
    marks: 1,
    text: "The sum of the first 20 odd natural numbers is",
    options: ["$380$", "$390$", "$420$", "$400$"],
    answer: { option: 3, steps: [[String.raw`$\dfrac{20}{2}(1+39)=400$.`, 1]], numbers: [400] },
  },
  {
    number: 8,
    marks: 1,
    text: "The distance between the points $A(-2,5)$ and $B(3,-7)$ is",
    options: ["$13$", "$17$", String.raw`$\sqrt5$`, String.raw`$\sqrt{119}$`],
    answer: { option: 0, steps: [[String.raw`$\sqrt{5^2+12^2}=13$.`, 1]], numbers: [13] },
  },
  {
    number: 9,
    marks: 1,
    text: "The centre of a circle is $(2,3)$. If one end of a diameter is $(-1,6)$, the other end is",
    options: ["$(0.5,4.5)$", "$(3,0)$", "$(5,0)$", "$(1,9)$"],
    answer: {
      option: 2,
      steps: [[String.raw`The centre is the midpoint: $x=2\cdot2+1=5$ and $y=2\cdot3-6=0$.`, 1]],
      numbers: [5, 0],
    },
  },
  {
    number: 10,
    marks: 1,
    text: "A vertical pole 4.5 m high casts a shadow 3 m long on level ground. At the same time a temple casts a shadow 16 m long. The height of the temple is",
    options: ["$24$ m", "$10.7$ m", "$17.5$ m", "$48$ m"],
    answer: {
      option: 0,
      steps: [[String.raw`The triangles are similar: $\dfrac{h}{16}=\dfrac{4.5}{3}$, so $h=24$ m.`, 1]],
      numbers: [24],
    },
  },
  {
    number: 11,
    marks: 1,
    text: String.raw`Two tangents from a point $P$ to a circle with the radius 5 cm are inclined to each other at $60^\circ$. The distance of $P$ from the centre is`,
    options: [String.raw`$5\sqrt3$ cm`, "$5$ cm", String.raw`$10\sqrt3$ cm`, "$10$ cm"],
    answer: {
      option: 3,
      steps: [[String.raw`$OP$ bisects the angle: $\sin30^\circ=\dfrac{5}{OP}$, so $OP=10$ cm.`, 1]],
      numbers: [10],
    },
  },
  {
    number: 12,
    marks: 1,
    text: String.raw`In the figure, $AT$ is the tangent at the point $A$ of a circle with centre $O$, and $AB$ is a chord with $\angle BAT=55^\circ$. Then $\angle AOB$ is`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><circle cx="150" cy="95" r="70"/><path d="M50 165H280M150 165L215.8 71L150 95Z"/><text x="132" y="92" fill="currentColor" stroke="none" font-size="14">O</text><text x="145" y="184" fill="currentColor" stroke="none" font-size="14">A</text><text x="222" y="70" fill="currentColor" stroke="none" font-size="14">B</text><text x="274" y="184" fill="currentColor" stroke="none" font-size="14">T</text><text x="199" y="161" fill="currentColor" stroke="none" font-size="14">55°</text></svg>`,
      alt: "A circle with centre O, a tangent AT at its point A and a chord AB. The radii OA and OB are drawn. The angle between the chord AB and the tangent AT is 55 degrees.",
    },
    options: [String.raw`$55^\circ$`, String.raw`$110^\circ$`, String.raw`$70^\circ$`, String.raw`$125^\circ$`],
    answer: {
      option: 1,
      steps: [
        [
          String.raw`$\angle OAB=90^\circ-55^\circ=35^\circ=\angle OBA$, so $\angle AOB=180^\circ-70^\circ=110^\circ$.`,
          1,
        ],
      ],
      numbers: [110],
    },
  },
  {
    number: 13,
    marks: 1,
    text: String.raw`For an acute angle $\theta$, the value of $(1+\tan^2\theta)(1-\sin\theta)(1+\sin\theta)$ is`,
    options: ["$0$", String.raw`$\sec^2\theta$`, "$1$", String.raw`$\sin^2\theta$`],
    answer: {
      option: 2,
      steps: [[String.raw`It is $\sec^2\theta(1-\sin^2\theta)=\sec^2\theta\cos^2\theta=1$.`, 1]],
      numbers: [1],
    },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`If $\cos A=\dfrac{8}{17}$ for an acute angle $A$, then $\tan A$ is`,
    options: [
      String.raw`$\dfrac{8}{15}$`,
      String.raw`$\dfrac{15}{8}$`,
      String.raw`$\dfrac{15}{17}$`,
      String.raw`$\dfrac{17}{8}$`,
    ],
    answer: {
      option: 1,
      steps: [[String.raw`The opposite side is $\sqrt{17^2-8^2}=15$, so $\tan A=\dfrac{15}{8}$.`, 1]],
      numbers: [1.875],
    },
  },
  {
    number: 15,
    marks: 1,
    text: String.raw`The minute hand of a clock is 14 cm long. Taking $\pi=\frac{22}{7}$, the distance that its tip moves in 15 minutes is`,
    options: ["$22$ cm", "$44$ cm", "$88$ cm", "$154$ cm"],
    answer: {
      option: 0,
      steps: [[String.raw`It is a quarter of the circumference: $\frac14\times2\times\frac{22}{7}\times14=22$ cm.`, 1]],
      numbers: [22],
    },
  },
  {
    number: 16,
    marks: 1,
    text: String.raw`The height of a cone is 24 cm and its slant height 25 cm. Taking $\pi=\frac{22}{7}$, its volume is`,
    options: [
      String.raw`$550\ \text{cm}^3$`,
      String.raw`$3696\ \text{cm}^3$`,
      String.raw`$704\ \text{cm}^3$`,
      String.raw`$1232\ \text{cm}^3$`,
    ],
    answer: {
      option: 3,
      steps: [
        [
          String.raw`$r=\sqrt{25^2-24^2}=7$ cm, so the volume is $\frac13\times\frac{22}{7}\times49\times24=1232\ \text{cm}^3$.`,
          1,
        ],
      ],
      numbers: [1232],
    },
  },
  {
    number: 17,
    marks: 1,
    text: "For the distribution in the table, the sum of the upper limit of the modal class and the lower limit of the median class is",
    table: [
      ["Class", "0–10", "10–20", "20–30", "30–40", "40–50"],
      ["Frequency", "12", "9", "7", "6", "6"],
    ],
    options: ["$10$", "$20$", "$30$", "$40$"],
    answer: {
      option: 1,
      steps: [
        [
          "The modal class is 0–10. Half of 40 is 20; the cumulative frequencies 12 and 21 show that 10–20 is the median class. $10+10=20$.",
          1,
        ],
      ],
      numbers: [20],
    },
  },
  {
    number: 18,
    marks: 1,
    text: String.raw`A bag holds 8 green balls and some yellow ones. If the probability of drawing a yellow ball is $\dfrac35$, the number of yellow balls is`,
    options: ["$12$", "$5$", "$20$", "$15$"],
    answer: {
      option: 0,
      steps: [
        [String.raw`The 8 green balls are $\dfrac25$ of all, so there are 20 balls and 12 of them are yellow.`, 1],
      ],
      numbers: [12],
    },
  },
  {
    number: 19,
    marks: 1,
    text: String.raw`**Assertion (A):** $6^n$ does not end with the digit 0 for any natural number $n$.

**Reason (R):** A natural number that ends with the digit 0 is divisible by 5, and the only primes that divide $6^n$ are 2 and 3.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [["Both are true: as 5 does not divide $6^n$, it cannot end with 0, so (R) explains (A).", 1]],
    },
  },
  {
    number: 20,
    marks: 1,
    text: String.raw`**Assertion (A):** As $\theta$ increases from $0^\circ$ to $90^\circ$, the value of $\sin\theta$ increases.

**Reason (R):** As $\theta$ increases from $0^\circ$ to $90^\circ$, the value of $\cos\theta$ increases.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [[String.raw`$\sin\theta$ grows from 0 to 1, but $\cos\theta$ falls from 1 to 0.`, 1]],
    },
  },
];

const veryShort: PaperQuestion[] = [
  {
    number: 21,
    marks: 2,
    text: "For which value of $k$ does the pair of equations $kx+4y=12$ and $9x+ky=18$ have infinitely many solutions?",
    answer: {
      steps: [
        [String.raw`It needs $\dfrac k9=\dfrac4k=\dfrac{12}{18}$.`, 1],
        [String.raw`$\dfrac k9=\dfrac23$ gives $k=6$, and $\dfrac46=\dfrac23$ too. So $k=6$.`, 1],
      ],
      numbers: [6],
    },
  },
  {
    number: 22,
    marks: 2,
    text: "In a trapezium $ABCD$ with $AB$ parallel to $DC$, the diagonals meet at $O$. If $OA=x+2$, $OC=4$, $OB=9$ and $OD=x+2$, all in centimetres, find $x$.",
    answer: {
      steps: [
        [
          String.raw`Triangles $AOB$ and $COD$ are similar, as their angles are equal: $\dfrac{OA}{OC}=\dfrac{OB}{OD}$.`,
          1,
        ],
        [String.raw`$(x+2)^2=4\times9=36$, and $x+2$ is positive, so $x=4$.`, 1],
      ],
      numbers: [4],
    },
    or: {
      text: String.raw`$D$ is a point on the side $BC$ of triangle $ABC$ with $\angle ADC=\angle BAC$. If $AC=8$ cm and $CD=4$ cm, find $BC$.`,
      answer: {
        steps: [
          [
            String.raw`Triangles $ADC$ and $BAC$ are similar, as $\angle ADC=\angle BAC$ and they have the angle at $C$ in common.`,
            1,
          ],
          [String.raw`$\dfrac{CA}{CB}=\dfrac{CD}{CA}$, so $BC=\dfrac{8^2}{4}=16$ cm.`, 1],
        ],
        numbers: [16],
      },
    },
  },
  {
    number: 23,
    marks: 2,
    text: "From a point $P$ outside a circle, the tangents $PA$ and $PB$ are drawn. A third tangent touches the circle at $C$ on the arc nearer to $P$, and meets $PA$ at $D$ and $PB$ at $E$. If $PA=9$ cm, find the perimeter of triangle $PDE$.",
    answer: {
      steps: [
        ["Tangents from a point are equal: $DC=DA$, $EC=EB$ and $PB=PA$.", 1],
        ["The perimeter is $PD+DC+CE+EP=PD+DA+EB+EP=PA+PB=18$ cm.", 1],
      ],
      numbers: [18],
    },
  },
  {
    number: 24,
    marks: 2,
    text: String.raw`Evaluate $\dfrac{\tan^260^\circ+4\cos^245^\circ}{\text{cosec}\,30^\circ+\sec60^\circ}$.`,
    answer: {
      steps: [
        [String.raw`Numerator: $3+4\cdot\dfrac12=5$. Denominator: $2+2=4$.`, 1.5],
        [String.raw`The value is $\dfrac54$.`, 0.5],
      ],
      numbers: [1.25],
    },
    or: {
      text: String.raw`If $12\cot A=5$ for an acute angle $A$, find the value of $\dfrac{1-\tan^2A}{1+\tan^2A}$.`,
      answer: {
        steps: [
          [String.raw`$\tan A=\dfrac{12}{5}$.`, 0.5],
          [String.raw`$\dfrac{1-\frac{144}{25}}{1+\frac{144}{25}}=\dfrac{25-144}{25+144}=-\dfrac{119}{169}$.`, 1.5],
        ],
        numbers: [-0.7041],
      },
    },
  },
  {
    number: 25,
    marks: 2,
    text: String.raw`The string of a pendulum turns through $30^\circ$ while its end moves along an arc of 8.8 cm. Find the length of the string and the area that it sweeps. (Use $\pi=\frac{22}{7}$.)`,
    answer: {
      steps: [
        [String.raw`$\dfrac{30}{360}\times2\times\dfrac{22}{7}\times r=8.8$ gives $r=16.8$ cm.`, 1],
        [String.raw`Area: $\dfrac{30}{360}\times\dfrac{22}{7}\times16.8^2=73.92\ \text{cm}^2$.`, 1],
      ],
      numbers: [16.8, 73.92],
    },
  },
];

const short: PaperQuestion[] = [
  {
    number: 26,
    marks: 3,
    text: String.raw`Given that $\sqrt3$ is irrational, prove that $5+2\sqrt3$ and $\dfrac{1}{\sqrt3}$ are irrational.`,
    answer: {
      steps: [
        [String.raw`Suppose $5+2\sqrt3=r$ is rational. Then $\sqrt3=\dfrac{r-5}{2}$.`, 1],
        [
          String.raw`The right side is rational, which contradicts that $\sqrt3$ is irrational. So $5+2\sqrt3$ is irrational.`,
          1,
        ],
        [
          String.raw`If $\dfrac1{\sqrt3}$ were a rational number $s$, it would not be 0, and $\sqrt3=\dfrac1s$ would be rational, which is a contradiction again.`,
          1,
        ],
      ],
    },
    or: {
      text: "The floor of a hall is a rectangle of 8.4 m by 6 m. It is to be covered with equal square tiles of the largest possible size, without cutting any. Find the side of a tile in centimetres and the number of tiles.",
      answer: {
        steps: [
          [String.raw`$840=2^3\cdot3\cdot5\cdot7$ and $600=2^3\cdot3\cdot5^2$.`, 1],
          [String.raw`The side is their HCF, $2^3\cdot3\cdot5=120$ cm.`, 1],
          [String.raw`Number: $\dfrac{840}{120}\times\dfrac{600}{120}=7\times5=35$ tiles.`, 1],
        ],
        numbers: [120, 35],
      },
    },
  },
  {
    number: 27,
    marks: 3,
    text: String.raw`Let $\alpha$ and $\beta$ be the zeroes of $x^2-5x+3$. Find the value of $\alpha^2+\beta^2$, and a quadratic polynomial with the zeroes $2\alpha$ and $2\beta$.`,
    answer: {
      steps: [
        [String.raw`$\alpha+\beta=5$ and $\alpha\beta=3$.`, 0.5],
        [String.raw`$\alpha^2+\beta^2=(\alpha+\beta)^2-2\alpha\beta=25-6=19$.`, 1],
        [String.raw`$2\alpha+2\beta=10$ and $2\alpha\cdot2\beta=12$.`, 1],
        ["Such a polynomial is $x^2-10x+12$.", 0.5],
      ],
      numbers: [19, -10, 12],
    },
  },
  {
    number: 28,
    marks: 3,
    text: "The sum of the digits of a two-digit number is 11. If its digits are interchanged, the new number is 27 more than the old one. Find the number.",
    answer: {
      steps: [
        ["Let the tens digit be $x$ and the units digit $y$: $x+y=11$.", 0.5],
        ["$(10y+x)-(10x+y)=27$ gives $y-x=3$.", 1],
        ["Adding the two: $2y=14$, so $y=7$ and $x=4$.", 1],
        ["The number is 47.", 0.5],
      ],
      numbers: [47],
    },
    or: {
      text: "The bill of a hostel for a month is a fixed charge and an equal charge for each day on which a student eats there. Nisha eats there on 22 days and pays ₹4580, and Tara on 28 days and pays ₹5420. Find the fixed charge and the charge per day.",
      answer: {
        steps: [
          ["Let them be ₹$f$ and ₹$d$: $f+22d=4580$ and $f+28d=5420$.", 1],
          ["$6d=840$, so $d=140$.", 1],
          [String.raw`$f=4580-22\times140=1500$. The fixed charge is ₹1500, and a day costs ₹140.`, 1],
        ],
        numbers: [1500, 140],
      },
    },
  },
  {
    number: 29,
    marks: 3,
    text: "Prove that the lengths of the two tangents from a point outside a circle to the circle are equal.",
    answer: {
      steps: [
        ["Let $PA$ and $PB$ be the tangents from $P$ to a circle with centre $O$. Join $OA$, $OB$ and $OP$.", 0.5],
        [
          String.raw`$\angle OAP=\angle OBP=90^\circ$, as a tangent is perpendicular to the radius at the point of contact.`,
          1,
        ],
        ["In the right triangles $OAP$ and $OBP$, $OA=OB$ (radii) and $OP$ is common, so they are congruent (RHS).", 1],
        ["Hence $PA=PB$.", 0.5],
      ],
    },
    or: {
      text: "A circle is inscribed in a right triangle whose legs are 8 cm and 15 cm long, so that it touches all three sides. Find its radius.",
      answer: {
        steps: [
          [String.raw`The hypotenuse is $\sqrt{64+225}=17$ cm.`, 0.5],
          [
            "With the radius $r$, the tangents from the right angle have the length $r$, as they form a square with two radii.",
            1,
          ],
          [
            "The tangents from the other corners are $8-r$ and $15-r$, and together they make the hypotenuse: $23-2r=17$.",
            1,
          ],
          ["So $r=3$ cm.", 0.5],
        ],
        numbers: [3],
      },
    },
  },
  {
    number: 30,
    marks: 3,
    text: String.raw`For every acute angle $A$, prove that $\dfrac{\tan A}{\sec A-1}+\dfrac{\tan A}{\sec A+1}=2\,\text{cosec}\,A$.`,
    answer: {
      steps: [
        [String.raw`The left side is $\dfrac{\tan A(\sec A+1+\sec A-1)}{\sec^2A-1}$.`, 1],
        [String.raw`As $\sec^2A-1=\tan^2A$, this is $\dfrac{2\sec A}{\tan A}$.`, 1],
        [String.raw`$=\dfrac{2}{\cos A}\cdot\dfrac{\cos A}{\sin A}=2\,\text{cosec}\,A$.`, 1],
      ],
    },
  },
  {
    number: 31,
    marks: 3,
    text: "The mean of the distribution in the table is 27. Find the missing frequency $p$.",
    table: [
      ["Class", "0–10", "10–20", "20–30", "30–40", "40–50"],
      ["Frequency", "5", "10", "$p$", "12", "8"],
    ],
    answer: {
      steps: [
        [String.raw`With the class marks 5, 15, 25, 35, 45: $\sum f=35+p$.`, 0.5],
        [String.raw`$\sum fx=25+150+25p+420+360=955+25p$.`, 1],
        ["$955+25p=27(35+p)=945+27p$.", 1],
        ["So $2p=10$ and $p=5$.", 0.5],
      ],
      numbers: [5],
    },
  },
];

const long: PaperQuestion[] = [
  {
    number: 32,
    marks: 5,
    text: "A gardener buys some saplings, all at the same price, for ₹1800. If he had got 6 more saplings for the same money, each would have cost ₹10 less. How many saplings did he buy, and at what price?",
    answer: {
      steps: [
        [String.raw`Let him buy $n$ saplings. Then $\dfrac{1800}{n}-\dfrac{1800}{n+6}=10$.`, 1.5],
        [String.raw`$1800\times6=10n(n+6)$, that is $n^2+6n-1080=0$.`, 1],
        ["$(n-30)(n+36)=0$, so $n=30$ or $n=-36$.", 1],
        ["A number of saplings is not negative, so he bought 30.", 0.5],
        [String.raw`Each cost $\dfrac{1800}{30}=60$, that is ₹60.`, 1],
      ],
      numbers: [30, 60],
    },
    or: {
      text: "The speed of a motorboat in still water is 15 km/h. It goes 36 km upstream and comes back to the same place in 5 hours in all. Find the speed of the stream, and the time that the boat needs each way.",
      answer: {
        steps: [
          [String.raw`Let the stream flow at $s$ km/h. Then $\dfrac{36}{15-s}+\dfrac{36}{15+s}=5$.`, 1.5],
          [String.raw`$36\times30=5(225-s^2)$, that is $s^2=225-216=9$.`, 1.5],
          ["$s=3$, as a speed is not negative: the stream flows at 3 km/h.", 1],
          [String.raw`Upstream it needs $\frac{36}{12}=3$ hours, and downstream $\frac{36}{18}=2$ hours.`, 1],
        ],
        numbers: [3, 3, 2],
      },
    },
  },
  {
    number: 33,
    marks: 5,
    text: String.raw`A balloon rises vertically from the level ground at a uniform speed. From a point $P$ on the ground its angle of elevation is $30^\circ$ at one moment. When it has risen 80 m more, the angle is $60^\circ$. Find the distance of $P$ from the place where the balloon left the ground, and the height of the balloon at the second moment. If it needs 40 seconds for the 80 m, how long has it been in the air at the second moment? (Use $\sqrt3=1.73$.)`,
    figure: {
      svg: `<svg viewBox="0 0 320 240" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M30 220H260M150 220V64M60 220L150 168M60 220L150 64"/><circle cx="150" cy="168" r="4" fill="currentColor"/><circle cx="150" cy="64" r="4" fill="currentColor"/><text x="44" y="236" fill="currentColor" stroke="none" font-size="14">P</text><text x="146" y="236" fill="currentColor" stroke="none" font-size="14">Q</text><text x="158" y="172" fill="currentColor" stroke="none" font-size="14">A</text><text x="158" y="66" fill="currentColor" stroke="none" font-size="14">B</text><text x="160" y="122" fill="currentColor" stroke="none" font-size="14">80 m</text></svg>`,
      alt: "The balloon rises along the vertical line through Q on the ground. A and B are its two positions, B being 80 m above A. From the point P on the ground, the angle QPA is 30 degrees and the angle QPB is 60 degrees.",
    },
    answer: {
      steps: [
        ["Let $Q$ be the place where it left, $PQ=d$ and $QA=h$, in metres.", 0.5],
        [
          String.raw`$\tan30^\circ=\dfrac hd$ gives $d=\sqrt3h$. $\tan60^\circ=\dfrac{h+80}{d}$ gives $h+80=\sqrt3d$.`,
          1.5,
        ],
        ["So $h+80=3h$ and $h=40$.", 1],
        [String.raw`$d=40\sqrt3=69.2$ m, and the height at the second moment is $40+80=120$ m.`, 1],
        [String.raw`It rises $80\div40=2$ m in a second, so it has been in the air for $120\div2=60$ seconds.`, 1],
      ],
      numbers: [69.2, 120, 60],
    },
    or: {
      text: String.raw`From the top $T$ of a vertical tower 45 m high, the angles of depression of two cars $A$ and $B$ on the level ground, on opposite sides of the tower and in line with its foot, are $45^\circ$ and $60^\circ$. Find the distance between the cars, and the length of $TB$. (Use $\sqrt3=1.73$.)`,
      answer: {
        steps: [
          [
            String.raw`Let $F$ be the foot of the tower. The angles of elevation of $T$ at $A$ and $B$ are $45^\circ$ and $60^\circ$.`,
            1,
          ],
          [String.raw`$\tan45^\circ=\dfrac{45}{AF}$, so $AF=45$ m.`, 1],
          [String.raw`$\tan60^\circ=\dfrac{45}{BF}$, so $BF=\dfrac{45}{\sqrt3}=15\sqrt3=25.95$ m.`, 1],
          ["The cars are $45+25.95=70.95$ m apart.", 1],
          [String.raw`$\cos60^\circ=\dfrac{BF}{TB}$, so $TB=2\times25.95=51.9$ m.`, 1],
        ],
        numbers: [70.95, 51.9],
      },
    },
  },
  {
    number: 34,
    marks: 5,
    text: String.raw`From a solid wooden cylinder with a height of 24 cm and a diameter of 14 cm, a cone of the same height and the same base is hollowed out. Find the volume and the total surface area of the remaining solid. (Use $\pi=\frac{22}{7}$.)`,
    figure: {
      svg: `<svg viewBox="0 0 320 220" fill="none" stroke="currentColor" stroke-width="1.5"><ellipse cx="150" cy="34" rx="50" ry="12"/><path d="M100 34V186A50 12 0 0 0 200 186V34"/><path d="M100 34L150 186L200 34M100 186A50 12 0 0 1 200 186" stroke-dasharray="5 4"/><path d="M230 34V186M224 34H236M224 186H236"/><text x="240" y="114" fill="currentColor" stroke="none" font-size="14">24 cm</text><text x="130" y="16" fill="currentColor" stroke="none" font-size="14">14 cm</text></svg>`,
      alt: "An upright cylinder, 24 cm high and 14 cm in diameter. A cone is hollowed out of it from the top: its base is the top of the cylinder, and its tip is the centre of the bottom.",
    },
    answer: {
      steps: [
        [
          String.raw`$r=7$ cm. Cylinder: $\dfrac{22}{7}\times49\times24=3696\ \text{cm}^3$; cone: a third of it, $1232\ \text{cm}^3$.`,
          1.5,
        ],
        [String.raw`Remaining volume: $3696-1232=2464\ \text{cm}^3$.`, 0.5],
        [String.raw`Slant height of the cone: $\sqrt{24^2+7^2}=25$ cm.`, 0.5],
        [
          String.raw`Curved surfaces: $2\times\dfrac{22}{7}\times7\times24=1056\ \text{cm}^2$ and $\dfrac{22}{7}\times7\times25=550\ \text{cm}^2$; the bottom: $\dfrac{22}{7}\times49=154\ \text{cm}^2$.`,
          2,
        ],
        [String.raw`Total surface area: $1056+550+154=1760\ \text{cm}^2$.`, 0.5],
      ],
      numbers: [2464, 1760],
    },
  },
  {
    number: 35,
    marks: 5,
    text: String.raw`$E$ is the point on the side $BC$ of a parallelogram $ABCD$ with $BE:EC=2:1$. $AE$ meets the diagonal $BD$ at $F$. Prove that triangles $BFE$ and $DFA$ are similar, and find $BF:FD$. If $BD=20$ cm and $AE=15$ cm, find $BF$, $FD$ and $AF$.`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 170H200L260 50H100Z"/><path d="M200 170L100 50M40 170L240 90"/><text x="24" y="184" fill="currentColor" stroke="none" font-size="14">A</text><text x="202" y="186" fill="currentColor" stroke="none" font-size="14">B</text><text x="264" y="48" fill="currentColor" stroke="none" font-size="14">C</text><text x="86" y="44" fill="currentColor" stroke="none" font-size="14">D</text><text x="246" y="96" fill="currentColor" stroke="none" font-size="14">E</text><text x="154" y="112" fill="currentColor" stroke="none" font-size="14">F</text></svg>`,
      alt: "A parallelogram ABCD with the diagonal BD. The point E on the side BC is nearer to C than to B. The line AE crosses the diagonal BD at F.",
    },
    answer: {
      steps: [
        [
          String.raw`$BE\parallel AD$, so $\angle FBE=\angle FDA$ and $\angle FEB=\angle FAD$ (alternate angles). So triangles $BFE$ and $DFA$ are similar (AA).`,
          1.5,
        ],
        [String.raw`$BE=\dfrac23BC=\dfrac23AD$, as opposite sides of a parallelogram are equal.`, 1],
        [String.raw`Hence $\dfrac{BF}{FD}=\dfrac{EF}{FA}=\dfrac{BE}{DA}=\dfrac23$.`, 1],
        [String.raw`$BF=\dfrac25\times20=8$ cm and $FD=12$ cm.`, 1],
        [String.raw`$AF=\dfrac35\times15=9$ cm.`, 0.5],
      ],
      numbers: [8, 12, 9],
    },
  },
];

const cases: PaperQuestion[] = [
  {
    number: 36,
    marks: 4,
    passage:
      "A rectangular park is drawn on squared paper. Lamp posts stand at its corners $A(2,1)$, $B(10,1)$, $C(10,7)$ and $D(2,7)$. Two straight walks lead from $A$ to $C$ and from $B$ to $D$.",
    text: "Answer the questions about the park.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "How many units long is the walk from $A$ to $C$?",
        answer: { steps: [[String.raw`$AC=\sqrt{8^2+6^2}=10$ units.`, 1]], numbers: [10] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "A fountain stands where the two walks cross. Write its coordinates.",
        answer: {
          steps: [["The diagonals of a rectangle bisect each other: the midpoint of $AC$ is $(6,4)$.", 1]],
          numbers: [6, 4],
        },
      },
      {
        label: "(c)",
        marks: 2,
        text: "A bench divides the walk from $B$ to $D$ in the ratio $1:3$, counted from $B$. Find its coordinates.",
        answer: {
          steps: [
            [String.raw`$x=\dfrac{1\cdot2+3\cdot10}{4}=8$.`, 1],
            [String.raw`$y=\dfrac{1\cdot7+3\cdot1}{4}=2.5$. The bench is at $(8,2.5)$.`, 1],
          ],
          numbers: [8, 2.5],
        },
        or: {
          text: "A water pipe runs along the line $x=4$. In which ratio, counted from $A$, does it divide the walk from $A$ to $C$, and at which point does it cross this walk?",
          answer: {
            steps: [
              [String.raw`With the ratio $k:1$: $\dfrac{10k+2}{k+1}=4$ gives $6k=2$, so the ratio is $1:3$.`, 1],
              [String.raw`$y=\dfrac{1\cdot7+3\cdot1}{4}=2.5$: it crosses at $(4,2.5)$.`, 1],
            ],
            numbers: [1, 3, 4, 2.5],
          },
        },
      },
    ],
  },
  {
    number: 37,
    marks: 4,
    passage:
      "Aarohi wants to buy a bicycle. In the first week she puts ₹50 into a box, and in every later week ₹15 more than in the week before.",
    text: "Answer the questions about her savings.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "How much does she put into the box in the 8th week?",
        answer: { steps: [[String.raw`$50+7\times15=155$, that is ₹155.`, 1]], numbers: [155] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "In which week does she put ₹275 into the box?",
        answer: { steps: [["$50+15(n-1)=275$ gives $n-1=15$: in the 16th week.", 1]], numbers: [16] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "How much is in the box after 24 weeks?",
        answer: {
          steps: [
            [String.raw`$S_{24}=\dfrac{24}{2}(2\times50+23\times15)$`, 1],
            [String.raw`$=12\times445=5340$, that is ₹5340.`, 1],
          ],
          numbers: [5340],
        },
        or: {
          text: "After how many weeks are there exactly ₹3850 in the box?",
          answer: {
            steps: [
              [String.raw`$\dfrac n2(100+15(n-1))=3850$ gives $3n^2+17n-1540=0$.`, 1],
              [String.raw`$(n-20)(3n+77)=0$. As $n$ is positive, $n=20$: after 20 weeks.`, 1],
            ],
            numbers: [20],
          },
        },
      },
    ],
  },
  {
    number: 38,
    marks: 4,
    passage: "At a blood donation camp, 80 donors are registered by their blood group, as the table shows.",
    text: "Answer the questions about the donors.",
    table: [
      ["Blood group", "A", "B", "AB", "O"],
      ["Donors", "22", "30", "8", "20"],
    ],
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "One of the donors is called at random. What is the probability that the donor's group is O?",
        answer: { steps: [[String.raw`$\dfrac{20}{80}=\dfrac14$.`, 1]], numbers: [0.25] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "What is the probability that the donor's group is not AB?",
        answer: { steps: [[String.raw`$1-\dfrac{8}{80}=\dfrac{9}{10}$.`, 1]], numbers: [0.9] },
      },
      {
        label: "(c)",
        marks: 2,
        text: String.raw`Some more donors register, all of the group O. Now the probability that a donor called at random has the group O is $\dfrac25$. How many have come?`,
        answer: {
          steps: [
            [String.raw`With $x$ new donors $\dfrac{20+x}{80+x}=\dfrac25$.`, 1],
            ["$100+5x=160+2x$, so $x=20$ donors have come.", 1],
          ],
          numbers: [20],
        },
        or: {
          text: "Two fair dice are thrown to find a counter for a donor. What is the probability that the product of the numbers on the dice is 12?",
          answer: {
            steps: [
              ["The outcomes are $(2,6)$, $(3,4)$, $(4,3)$ and $(6,2)$ out of 36.", 1],
              [String.raw`The probability is $\dfrac{4}{36}=\dfrac19$.`, 1],
            ],
            numbers: [0.1111],
          },
        },
      },
    ],
  },
];

export const paper: PracticePaper = {
  className: "10th",
  subject: "Mathematics",
  number: 2,
  language: "en",
  minutes: 180,
  marks: 80,
  instructions: [
    "All 38 questions of this paper are compulsory. Some of them offer a choice: answer only one of the two.",
    "Section A has 18 multiple choice questions and 2 assertion–reason questions of 1 mark each.",
    "Section B has 5 questions of 2 marks, section C 6 of 3 marks, section D 4 of 5 marks and section E 3 case studies of 4 marks each.",
    "Draw neat figures where they help. Show your working in sections B to E.",
    "You may not use a calculator.",
  ],
  sections: [
    {
      name: "A",
      title: "Multiple choice questions",
      instructions: "Each question carries 1 mark.",
      questions: choices,
    },
    { name: "B", title: "Very short answers", instructions: "Each question carries 2 marks.", questions: veryShort },
    { name: "C", title: "Short answers", instructions: "Each question carries 3 marks.", questions: short },
    { name: "D", title: "Long answers", instructions: "Each question carries 5 marks.", questions: long },
    { name: "E", title: "Case studies", instructions: "Each case study carries 4 marks.", questions: cases },
  ],
};
