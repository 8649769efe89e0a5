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
    text: String.raw`If $A=\{x : x\in\mathbb{Z},\ x^2<12\}$, the number of subsets of $A$ is`,
    options: ["$7$", "$64$", "$128$", "$14$"],
    answer: {
      option: 2,
      steps: [[String.raw`$A=\{-3,-2,-1,0,1,2,3\}$ has 7 elements, so it has $2^7=128$ subsets.`, 1]],
      numbers: [128],
    },
  },
  {
    number: 2,
    marks: 1,
    text: String.raw`If $n(P)=18$, $n(Q)=25$ and $n(P\cup Q)=36$, then $n(P-Q)$ is`,
    options: ["$7$", "$11$", "$18$", "$29$"],
    answer: { option: 1, steps: [[String.raw`$n(P\cap Q)=18+25-36=7$, so $n(P-Q)=18-7=11$.`, 1]], numbers: [11] },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`The domain of the real function $f(x)=\dfrac{1}{\sqrt{9-x^2}}$ is`,
    options: ["$[-3,3]$", "$(-3,3)$", String.raw`$\mathbb{R}-\{-3,3\}$`, "$(0,3)$"],
    answer: { option: 1, steps: [[String.raw`The root is in the denominator, so $9-x^2>0$, that is $-3<x<3$.`, 1]] },
  },
  {
    number: 4,
    marks: 1,
    text: String.raw`The range of $f(x)=5-|x-2|$ is`,
    options: [String.raw`$(-\infty,5]$`, String.raw`$[5,\infty)$`, String.raw`$[0,5]$`, String.raw`$(-\infty,2]$`],
    answer: {
      option: 0,
      steps: [[String.raw`$|x-2|$ takes every value from 0 upwards, so $f$ takes every value up to 5.`, 1]],
    },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`The value of $\sin 75^\circ\cos 15^\circ+\cos 75^\circ\sin 15^\circ$ is`,
    options: [String.raw`$\dfrac{\sqrt3}{2}$`, "$1$", String.raw`$\dfrac12$`, "$0$"],
    answer: { option: 1, steps: [[String.raw`It is $\sin(75^\circ+15^\circ)=\sin 90^\circ=1$.`, 1]], numbers: [1] },
  },
  {
    number: 6,
    marks: 1,
    text: "A wheel of a potter turns 50 times a minute. In radians, the angle through which it turns in 6 seconds is",
    options: [String.raw`$5\pi$`, String.raw`$10\pi$`, String.raw`$12\pi$`, String.raw`$20\pi$`],
    answer: {
      option: 1,
      steps: [[String.raw`In 6 seconds it turns $50\times\frac{6}{60}=5$ times, which is $5\times 2\pi=10\pi$.`, 1]],
      numbers: [31.4159],
    },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`If $(x+2i)(1-i)=7-i\,y$ with real $x$ and $y$, then $(x,y)$ is`,
    options: ["$(5,3)$", "$(5,-3)$", "$(9,11)$", "$(3,5)$"],
    answer: {
      option: 0,
      steps: [[String.raw`$(x+2i)(1-i)=(x+2)+(2-x)i$. So $x+2=7$, $x=5$, and $2-x=-y$ gives $y=3$.`, 1]],
      numbers: [5, 3],
    },
  },
  {
    number: 8,
    marks: 1,
    text: String.raw`The value of $i^{2026}+i^{2027}+i^{2028}+i^{2029}$ is`,
    options: ["$1$", "$i$", "$0$", "$-1$"],
    answer: { option: 2, steps: [["Any four consecutive powers of $i$ add up to 0.", 1]], numbers: [0] },
  },
  {
    number: 9,
    marks: 1,
    text: String.raw`The solution of $-7<2x-3\le 5$ over the real numbers is`,
    options: ["$(-2,4]$", "$[-2,4)$", "$(-5,1]$", "$(-2,1]$"],
    answer: { option: 0, steps: [[String.raw`Adding 3 gives $-4<2x\le 8$; halving gives $-2<x\le 4$.`, 1]] },
  },
  {
    number: 10,
    marks: 1,
    text: "In how many ways can the letters of the word **NAGALAND** be arranged?",
    options: ["$40320$", "$6720$", "$3360$", "$1680$"],
    answer: {
      option: 2,
      steps: [[String.raw`There are 8 letters with A three times and N twice: $\dfrac{8!}{3!\,2!}=3360$.`, 1]],
      numbers: [3360],
    },
  },
  {
    number: 11,
    marks: 1,
    text: "If $\\binom{n}{4}=\\binom{n}{7}$, then $n$ is",
    options: ["$3$", "$11$", "$28$", "$14$"],
    answer: {
      option: 1,
      steps: [["Equal coefficients with different lower numbers need $4+7=n$, so $n=11$.", 1]],
      numbers: [11],
    },
  },
  {
    number: 12,
    marks: 1,
    text: String.raw`The number of terms in the expansion of $(1+2x+x^2)^{10}$ is`,
    options: ["$11$", "$20$", "$21$", "$30$"],
    answer: { option: 2, steps: [["$(1+2x+x^2)^{10}=(1+x)^{20}$, which has 21 terms.", 1]], numbers: [21] },
  },
  {
    number: 13,
    marks: 1,
    text: String.raw`In a geometric progression the third term is 12 and the sixth term is 96. Its first term is`,
    options: ["$2$", "$3$", "$4$", "$6$"],
    answer: { option: 1, steps: [["$r^3=96/12=8$, so $r=2$ and $a=12/4=3$.", 1]], numbers: [3] },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`The line through $(2,-1)$ that is perpendicular to $3x-4y+7=0$ is`,
    options: ["$4x+3y-5=0$", "$3x-4y-10=0$", "$4x+3y+5=0$", "$4x-3y-11=0$"],
    answer: {
      option: 0,
      steps: [[String.raw`Its slope is $-\frac43$: $y+1=-\frac43(x-2)$, which is $4x+3y-5=0$.`, 1]],
    },
  },
  {
    number: 15,
    marks: 1,
    text: String.raw`The length of the latus rectum of the ellipse $9x^2+25y^2=225$ is`,
    options: [
      String.raw`$\dfrac{9}{5}$`,
      String.raw`$\dfrac{18}{5}$`,
      String.raw`$\dfrac{50}{3}$`,
      String.raw`$\dfrac{25}{3}$`,
    ],
    answer: {
      option: 1,
      steps: [[String.raw`$a^2=25$, $b^2=9$, so $\dfrac{2b^2}{a}=\dfrac{18}{5}$.`, 1]],
      numbers: [3.6],
    },
  },
  {
    number: 16,
    marks: 1,
    text: String.raw`The point on the $x$-axis that is equidistant from $(1,2,3)$ and $(3,4,1)$ is`,
    options: ["$(3,0,0)$", "$(2,0,0)$", "$(4,0,0)$", "$(6,0,0)$"],
    answer: {
      option: 0,
      steps: [["$(x-1)^2+13=(x-3)^2+17$ gives $4x=12$, so $x=3$.", 1]],
      numbers: [3],
    },
  },
  {
    number: 17,
    marks: 1,
    text: String.raw`$\displaystyle\lim_{x\to 2}\frac{x^5-32}{x-2}$ is equal to`,
    options: ["$16$", "$32$", "$80$", "$160$"],
    answer: { option: 2, steps: [[String.raw`It is $5\cdot 2^{4}=80$.`, 1]], numbers: [80] },
  },
  {
    number: 18,
    marks: 1,
    text: "The mean of 6 observations is 8 and their variance is 4. If every observation is multiplied by 3, the new variance is",
    options: ["$4$", "$12$", "$24$", "$36$"],
    answer: { option: 3, steps: [["The variance is multiplied by $3^2$: $9\\times 4=36$.", 1]], numbers: [36] },
  },
  {
    number: 19,
    marks: 1,
    text: String.raw`**Assertion (A):** For two events with $P(E)=0.6$, $P(F)=0.5$ and $P(E\cup F)=0.9$, the events $E$ and $F$ are not mutually exclusive.

**Reason (R):** Two events are mutually exclusive when $P(E\cap F)=0$.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 0,
      steps: [[String.raw`$P(E\cap F)=0.6+0.5-0.9=0.2$, which is not 0. So both hold, and (R) explains (A).`, 1]],
    },
  },
  {
    number: 20,
    marks: 1,
    text: String.raw`**Assertion (A):** The relation $R=\{(1,2),(2,3),(3,4),(1,4)\}$ on $\{1,2,3,4\}$ is a function from $\{1,2,3\}$ to $\{2,3,4\}$.

**Reason (R):** In a function every element of the domain has exactly one image.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 3,
      steps: [["1 has the two images 2 and 4, so (A) is false; (R) is the definition and true.", 1]],
    },
  },
];

const veryShort: PaperQuestion[] = [
  {
    number: 21,
    marks: 2,
    text: String.raw`Let $A=\{1,2,3,5\}$ and $B=\{4,6,9\}$. Write the relation $R=\{(x,y): x\in A,\ y\in B,\ y-x \text{ is odd}\}$ in roster form and state its domain.`,
    answer: {
      steps: [
        [String.raw`$R=\{(1,4),(1,6),(2,9),(3,4),(3,6),(5,4),(5,6)\}$.`, 1.5],
        [String.raw`Its domain is $\{1,2,3,5\}$.`, 0.5],
      ],
      numbers: [7],
    },
    or: {
      text: String.raw`If $U=\{1,2,\dots,10\}$, $A=\{2,4,6,8\}$ and $B=\{2,3,5,7\}$, verify that $(A\cup B)'=A'\cap B'$.`,
      answer: {
        steps: [
          [String.raw`$A\cup B=\{2,3,4,5,6,7,8\}$, so $(A\cup B)'=\{1,9,10\}$.`, 1],
          [
            String.raw`$A'=\{1,3,5,7,9,10\}$ and $B'=\{1,4,6,8,9,10\}$, so $A'\cap B'=\{1,9,10\}$, which is the same set.`,
            1,
          ],
        ],
        numbers: [1, 9, 10],
      },
    },
  },
  {
    number: 22,
    marks: 2,
    text: String.raw`Prove that $\dfrac{\sin 5\theta+\sin 3\theta}{\cos 5\theta+\cos 3\theta}=\tan 4\theta$.`,
    answer: {
      steps: [
        [String.raw`Numerator: $2\sin 4\theta\cos\theta$. Denominator: $2\cos 4\theta\cos\theta$.`, 1],
        [String.raw`Their quotient is $\dfrac{\sin4\theta}{\cos4\theta}=\tan4\theta$.`, 1],
      ],
    },
  },
  {
    number: 23,
    marks: 2,
    text: String.raw`Find the modulus of $\dfrac{(3+4i)(1-i)}{2+i}$.`,
    answer: {
      steps: [
        [
          String.raw`The modulus of a product or quotient is that of the parts: $|3+4i|=5$, $|1-i|=\sqrt2$, $|2+i|=\sqrt5$.`,
          1,
        ],
        [String.raw`So the modulus is $\dfrac{5\sqrt2}{\sqrt5}=\sqrt{10}$.`, 1],
      ],
      numbers: [3.1623],
    },
    or: {
      text: String.raw`Find real numbers $x$ and $y$ with $x+iy=\dfrac{5+i}{2-3i}$.`,
      answer: {
        steps: [
          [String.raw`Multiply by the conjugate: $\dfrac{(5+i)(2+3i)}{4+9}=\dfrac{7+17i}{13}$.`, 1],
          [String.raw`So $x=\dfrac{7}{13}$ and $y=\dfrac{17}{13}$.`, 1],
        ],
        numbers: [0.5385, 1.3077],
      },
    },
  },
  {
    number: 24,
    marks: 2,
    text: "How many four-digit even numbers can be formed from the digits 1, 2, 3, 4, 5 and 7, if no digit is repeated?",
    answer: {
      steps: [
        ["The last digit is 2 or 4: 2 ways.", 1],
        [
          String.raw`The other three places take 3 of the 5 digits left, in order: $5\times4\times3=60$. Altogether $2\times60=120$.`,
          1,
        ],
      ],
      numbers: [120],
    },
  },
  {
    number: 25,
    marks: 2,
    text: String.raw`Find the derivative of $f(x)=\dfrac{x^2+1}{x-1}$ for $x\ne1$.`,
    answer: {
      steps: [
        [String.raw`By the quotient rule $f'(x)=\dfrac{2x(x-1)-(x^2+1)}{(x-1)^2}$.`, 1],
        [String.raw`So $f'(x)=\dfrac{x^2-2x-1}{(x-1)^2}$.`, 1],
      ],
    },
  },
];

const short: PaperQuestion[] = [
  {
    number: 26,
    marks: 3,
    text: String.raw`In a housing society of 200 families, 120 take a Hindi newspaper, 90 an English one and 70 a Marathi one. 40 take Hindi and English, 30 English and Marathi, 35 Hindi and Marathi, and 15 take all three. How many families take **none** of them, and how many take **exactly one**?`,
    answer: {
      steps: [
        [String.raw`At least one: $120+90+70-40-30-35+15=190$.`, 1],
        ["None: $200-190=10$.", 0.5],
        [
          String.raw`Only Hindi: $120-40-35+15=60$. Only English: $90-40-30+15=35$. Only Marathi: $70-30-35+15=20$. Exactly one: $60+35+20=115$.`,
          1.5,
        ],
      ],
      numbers: [10, 115],
    },
  },
  {
    number: 27,
    marks: 3,
    text: String.raw`If $\tan x=-\dfrac{5}{12}$ and $x$ lies in the second quadrant, find $\sin\dfrac{x}{2}$, $\cos\dfrac{x}{2}$ and $\tan\dfrac{x}{2}$.`,
    answer: {
      steps: [
        [
          String.raw`In the second quadrant $\cos x=-\dfrac{12}{13}$, and $\dfrac{x}{2}$ lies in the first quadrant.`,
          1,
        ],
        [
          String.raw`$\sin\dfrac{x}{2}=\sqrt{\dfrac{1+\frac{12}{13}}{2}}=\dfrac{5}{\sqrt{26}}$ and $\cos\dfrac{x}{2}=\sqrt{\dfrac{1-\frac{12}{13}}{2}}=\dfrac{1}{\sqrt{26}}$.`,
          1.5,
        ],
        [String.raw`$\tan\dfrac{x}{2}=5$.`, 0.5],
      ],
      numbers: [0.9806, 0.1961, 5],
    },
    or: {
      text: String.raw`Prove that $\cos 20^\circ\cos 40^\circ\cos 80^\circ=\dfrac18$.`,
      answer: {
        steps: [
          [
            String.raw`Multiply and divide by $2\sin20^\circ$: $\dfrac{\sin40^\circ\cos40^\circ\cos80^\circ}{2\sin20^\circ}$.`,
            1,
          ],
          [String.raw`$=\dfrac{\sin80^\circ\cos80^\circ}{4\sin20^\circ}=\dfrac{\sin160^\circ}{8\sin20^\circ}$.`, 1],
          [String.raw`$\sin160^\circ=\sin20^\circ$, so the value is $\dfrac18$.`, 1],
        ],
        numbers: [0.125],
      },
    },
  },
  {
    number: 28,
    marks: 3,
    text: String.raw`A hospital cleaner weakens 450 litres of a 9% disinfectant by adding a 3% one. Between which amounts of the 3% liquid does the mixture hold more than 5% but less than 7% of the disinfectant?`,
    answer: {
      steps: [
        [
          String.raw`With $x$ litres of the 3% liquid there are $0.09\times450+0.03x=40.5+0.03x$ litres of disinfectant in $450+x$ litres.`,
          1,
        ],
        [String.raw`More than 5%: $40.5+0.03x>22.5+0.05x$, so $x<900$.`, 1],
        [String.raw`Less than 7%: $40.5+0.03x<31.5+0.07x$, so $x>225$. The amount is between 225 and 900 litres.`, 1],
      ],
      numbers: [225, 900],
    },
  },
  {
    number: 29,
    marks: 3,
    text: String.raw`From 7 girls and 5 boys a quiz team of 5 is chosen. In how many ways can this be done, if the team has **at least 3 girls**?`,
    answer: {
      steps: [
        [String.raw`3 girls and 2 boys: $\binom73\binom52=35\times10=350$.`, 1],
        [String.raw`4 girls and 1 boy: $\binom74\binom51=35\times5=175$. 5 girls: $\binom75=21$.`, 1],
        ["Altogether $350+175+21=546$.", 1],
      ],
      numbers: [546],
    },
    or: {
      text: "How many numbers greater than 40000 can be formed with the digits 2, 3, 4, 4 and 5, all of them used once?",
      answer: {
        steps: [
          [String.raw`The first digit is 4 or 5. First digit 4: the digits 2, 3, 4, 5 follow in $4!=24$ ways.`, 1.5],
          [String.raw`First digit 5: 2, 3, 4, 4 follow in $\dfrac{4!}{2!}=12$ ways. Altogether 36.`, 1.5],
        ],
        numbers: [36],
      },
    },
  },
  {
    number: 30,
    marks: 3,
    text: String.raw`Using the binomial theorem, find which of $(1.02)^{50}$ and $2$ is larger. Also write the value of $(102)^4$ by the theorem.`,
    answer: {
      steps: [
        [
          String.raw`$(1+0.02)^{50}=1+50\times0.02+\text{positive terms}=2+\text{positive terms}$, so $(1.02)^{50}>2$.`,
          1.5,
        ],
        [String.raw`$(100+2)^4=10^8+4\cdot10^6\cdot2+6\cdot10^4\cdot4+4\cdot10^2\cdot8+16=108243216$.`, 1.5],
      ],
      numbers: [108243216],
    },
  },
  {
    number: 31,
    marks: 3,
    text: String.raw`Find the derivative of $f(x)=\sin 2x$ from first principles.`,
    answer: {
      steps: [
        [String.raw`$f'(x)=\displaystyle\lim_{h\to0}\frac{\sin(2x+2h)-\sin2x}{h}$.`, 1],
        [String.raw`$=\displaystyle\lim_{h\to0}\frac{2\cos(2x+h)\sin h}{h}$.`, 1],
        [String.raw`Since $\dfrac{\sin h}{h}\to1$, $f'(x)=2\cos2x$.`, 1],
      ],
    },
    or: {
      text: String.raw`Evaluate $\displaystyle\lim_{x\to0}\frac{1-\cos 4x}{x\tan 3x}$.`,
      answer: {
        steps: [
          [String.raw`$1-\cos4x=2\sin^22x$, so the expression is $\dfrac{2\sin^2 2x\,\cos3x}{x\sin3x}$.`, 1],
          [
            String.raw`$=2\left(\dfrac{\sin2x}{2x}\right)^2\cdot4x^2\cdot\dfrac{\cos3x}{x\cdot3x}\cdot\dfrac{3x}{\sin3x}$.`,
            1,
          ],
          [String.raw`The limit is $\dfrac{8}{3}$.`, 1],
        ],
        numbers: [2.6667],
      },
    },
  },
];

const long: PaperQuestion[] = [
  {
    number: 32,
    marks: 5,
    text: String.raw`Draw the graph of $f(x)=\begin{cases}x+3,&x<0\\ 3-x,&0\le x<3\\ 2x-6,&x\ge3\end{cases}$ for $-3\le x\le5$. From it write the range of $f$ on this interval and all $x$ in it with $f(x)=2$.`,
    answer: {
      steps: [
        ["The line from $(-3,0)$ to $(0,3)$.", 1],
        ["The line from $(0,3)$ down to $(3,0)$.", 1],
        ["The line from $(3,0)$ up to $(5,4)$.", 1],
        ["The range is $[0,4]$.", 1],
        ["$x+3=2$, $3-x=2$ and $2x-6=2$ give $x=-1$, $x=1$ and $x=4$.", 1],
      ],
      numbers: [-1, 1, 4],
    },
  },
  {
    number: 33,
    marks: 5,
    text: String.raw`The sum of the first three terms of a geometric progression is 21 and their product is 216. Find the terms. Then find the sum to infinity of the progression whose terms decrease.`,
    answer: {
      steps: [
        [String.raw`Let the terms be $\dfrac ar,\ a,\ ar$. Their product $a^3=216$ gives $a=6$.`, 1],
        [String.raw`$\dfrac6r+6+6r=21$ gives $2r^2-5r+2=0$.`, 1],
        [String.raw`$(2r-1)(r-2)=0$, so $r=\dfrac12$ or $r=2$.`, 1],
        ["The terms are 12, 6 and 3, in this order or the other.", 1],
        [String.raw`For $r=\dfrac12$ the sum to infinity is $\dfrac{12}{1-\frac12}=24$.`, 1],
      ],
      numbers: [12, 6, 3, 24],
    },
    or: {
      text: String.raw`Between 3 and 243, insert three numbers so that the five numbers form a geometric progression. Find their sum, and the arithmetic and the geometric mean of the first and the last number. Verify that the arithmetic mean is larger.`,
      answer: {
        steps: [
          [String.raw`$3r^4=243$ gives $r^4=81$, $r=\pm3$.`, 1],
          ["For $r=3$ the numbers are 9, 27, 81; for $r=-3$ they are $-9$, 27, $-81$.", 1],
          ["For $r=3$ the five add up to $3+9+27+81+243=363$; for $r=-3$ to $183$.", 1],
          [String.raw`Arithmetic mean $\dfrac{3+243}{2}=123$, geometric mean $\sqrt{729}=27$.`, 1],
          ["$123>27$, so the arithmetic mean is larger.", 1],
        ],
        numbers: [363, 183, 123, 27],
      },
    },
  },
  {
    number: 34,
    marks: 5,
    text: String.raw`Find the foot of the perpendicular from $P(5,6)$ to the line $2x+y=6$, the image of $P$ in the line, and the distance of $P$ from it.`,
    answer: {
      steps: [
        [String.raw`The perpendicular through $P$ has slope $\dfrac12$: $y-6=\dfrac12(x-5)$.`, 1],
        [String.raw`With $y=6-2x$: $-2x=\dfrac12(x-5)$, so $x=1$ and $y=4$. The foot is $(1,4)$.`, 1.5],
        ["The foot is the midpoint of $P$ and its image, so the image is $(2-5,\\,8-6)=(-3,2)$.", 1.5],
        [String.raw`The distance is $\sqrt{(5-1)^2+(6-4)^2}=\sqrt{20}=2\sqrt5$.`, 1],
      ],
      numbers: [1, 4, -3, 2, 4.4721],
    },
    or: {
      text: String.raw`Find the equation of the circle that passes through $(0,4)$ and $(6,2)$ and whose centre lies on the line $x+y=6$.`,
      answer: {
        steps: [
          ["Let the centre be $(h,k)$ with $h+k=6$.", 1],
          ["Equal distances: $h^2+(k-4)^2=(h-6)^2+(k-2)^2$ gives $3h-k=6$.", 1.5],
          ["Adding the two gives $4h=12$, so $h=3$ and $k=3$.", 1],
          ["$r^2=9+1=10$, so $(x-3)^2+(y-3)^2=10$, that is $x^2+y^2-6x-6y+8=0$.", 1.5],
        ],
        numbers: [3, 3, 10],
      },
    },
  },
  {
    number: 35,
    marks: 5,
    text: "The table shows how long 50 customers waited at a bank. Find the mean, the variance and the standard deviation of the waiting time.",
    table: [
      ["Minutes", "0–10", "10–20", "20–30", "30–40", "40–50"],
      ["Customers", "6", "12", "16", "10", "6"],
    ],
    answer: {
      steps: [
        ["The class marks are 5, 15, 25, 35, 45. With $u=(x-25)/10$ they are $-2,-1,0,1,2$.", 1],
        [String.raw`$\sum fu=-12-12+0+10+12=-2$ and $\sum fu^2=24+12+0+10+24=70$.`, 1.5],
        [String.raw`Mean $=25+10\times\dfrac{-2}{50}=24.6$ minutes.`, 1],
        [String.raw`Variance $=100\left(\dfrac{70}{50}-\dfrac{4}{2500}\right)=139.84$.`, 1],
        [String.raw`Standard deviation $=\sqrt{139.84}\approx11.83$ minutes.`, 0.5],
      ],
      numbers: [24.6, 139.84, 11.83],
    },
  },
];

const cases: PaperQuestion[] = [
  {
    number: 36,
    marks: 4,
    passage: String.raw`A footbridge over a canal hangs from a cable in the shape of a parabola. The two pillars that hold the cable are 40 m apart and 12 m high above the deck. The lowest point of the cable is 2 m above the middle of the deck. Take this lowest point as the origin, the $x$-axis along the deck's direction and the $y$-axis upwards.`,
    text: "",
    figure: {
      svg: `<svg viewBox="0 0 320 170" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M20 140H300M40 140V30M280 140V30"/><path d="M40 30Q160 210 280 30"/><path d="M160 120V140" stroke-dasharray="4 3"/><text x="150" y="112" fill="currentColor" stroke="none" font-size="13">O</text><text x="168" y="134" fill="currentColor" stroke="none" font-size="12">2 m</text><text x="6" y="90" fill="currentColor" stroke="none" font-size="12">12 m</text><path d="M40 155H280" stroke-dasharray="2 3"/><text x="145" y="168" fill="currentColor" stroke="none" font-size="12">40 m</text></svg>`,
      alt: "A level deck with two pillars of 12 metres, 40 metres apart. A cable hangs from the top of one pillar to the other; its lowest point O is 2 metres above the middle of the deck.",
    },
    parts: [
      {
        label: "(a)",
        text: "Write the coordinates of the top of the right pillar.",
        marks: 1,
        answer: {
          steps: [["It is 20 m to the right and $12-2=10$ m above the origin: $(20,10)$.", 1]],
          numbers: [20, 10],
        },
      },
      {
        label: "(b)",
        text: "Find the equation of the cable.",
        marks: 1,
        answer: { steps: [["$x^2=4ay$ with $400=40a$ gives $a=10$: $x^2=40y$.", 1]], numbers: [40] },
      },
      {
        label: "(c)",
        text: "How long is a hanger that joins the cable to the deck 10 m from the middle?",
        marks: 2,
        answer: {
          steps: [
            ["At $x=10$: $y=100/40=2.5$ m above the lowest point.", 1],
            ["The hanger is $2.5+2=4.5$ m long.", 1],
          ],
          numbers: [4.5],
        },
        or: {
          text: "Find the focus of the parabola and its height above the deck.",
          answer: {
            steps: [
              ["The focus is $(0,a)=(0,10)$.", 1],
              ["It is $10+2=12$ m above the deck.", 1],
            ],
            numbers: [0, 10, 12],
          },
        },
      },
    ],
  },
  {
    number: 37,
    marks: 4,
    passage:
      "At a school fair a stall has a bag with 5 red, 4 green and 3 blue counters. A visitor draws two counters together without looking. Two red counters win a book, and two counters of different colours win a pencil.",
    text: "",
    parts: [
      {
        label: "(a)",
        text: "In how many ways can two counters be drawn?",
        marks: 1,
        answer: { steps: [[String.raw`$\binom{12}{2}=66$ ways.`, 1]], numbers: [66] },
      },
      {
        label: "(b)",
        text: "What is the probability of winning the book?",
        marks: 1,
        answer: { steps: [[String.raw`$\dfrac{\binom52}{66}=\dfrac{10}{66}=\dfrac{5}{33}$.`, 1]], numbers: [0.1515] },
      },
      {
        label: "(c)",
        text: "What is the probability of winning the pencil?",
        marks: 2,
        answer: {
          steps: [
            [String.raw`Same colour: $\binom52+\binom42+\binom32=10+6+3=19$ ways.`, 1],
            [String.raw`Different colours: $1-\dfrac{19}{66}=\dfrac{47}{66}$.`, 1],
          ],
          numbers: [0.7121],
        },
        or: {
          text: "What is the probability that at least one of the two counters is blue?",
          answer: {
            steps: [
              [String.raw`Neither is blue in $\binom92=36$ ways.`, 1],
              [String.raw`So the probability is $1-\dfrac{36}{66}=\dfrac{5}{11}$.`, 1],
            ],
            numbers: [0.4545],
          },
        },
      },
    ],
  },
  {
    number: 38,
    marks: 4,
    passage: String.raw`A drone takes off from the point $O(0,0,0)$ of a field. It flies to $A(3,4,12)$, then to $B(9,12,12)$ and back to the ground at $C(9,12,0)$. One unit is 10 metres; the third coordinate is the height.`,
    text: "",
    parts: [
      {
        label: "(a)",
        text: "How far, in metres, does the drone fly from $O$ to $A$?",
        marks: 1,
        answer: { steps: [[String.raw`$\sqrt{9+16+144}=13$ units, which is 130 m.`, 1]], numbers: [130] },
      },
      {
        label: "(b)",
        text: "In which octant or on which plane does $C$ lie?",
        marks: 1,
        answer: { steps: [["Its height is 0, so it lies on the $xy$-plane.", 1]] },
      },
      {
        label: "(c)",
        text: "How long is the whole flight from $O$ over $A$ and $B$ to $C$, in metres?",
        marks: 2,
        answer: {
          steps: [
            [String.raw`$AB=\sqrt{36+64}=10$ units and $BC=12$ units.`, 1],
            ["$13+10+12=35$ units, which is 350 m.", 1],
          ],
          numbers: [350],
        },
        or: {
          text: "Is the triangle $OAC$ isosceles? Give a reason.",
          answer: {
            steps: [
              [String.raw`$OA=13$, $AC=\sqrt{36+64+144}=\sqrt{244}$ and $OC=\sqrt{81+144}=15$ units.`, 1],
              ["All three sides differ, so it is not isosceles.", 1],
            ],
            numbers: [13, 15.6205, 15],
          },
        },
      },
    ],
  },
];

export const paper: PracticePaper = {
  className: "11th",
  subject: "Mathematics",
  number: 2,
  language: "en",
  minutes: 180,
  marks: 80,
  instructions: [
    "This paper has 38 questions. All are compulsory.",
    "Section A has 18 multiple choice questions and 2 assertion–reason questions of 1 mark each.",
    "Section B has 5 questions of 2 marks, Section C has 6 questions of 3 marks and Section D has 4 questions of 5 marks.",
    "Section E has 3 case studies of 4 marks each, with parts of 1, 1 and 2 marks.",
    "There is no choice in the whole paper, but some questions offer another one in their place. Answer only one of the two.",
    "Calculators are not allowed.",
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
    { name: "E", title: "Case studies", instructions: "Each case carries 4 marks.", questions: cases },
  ],
};
