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
    text: String.raw`On the set $\{1,2,3\}$ the relation $R=\{(1,1),(2,2),(3,3),(1,2)\}$ is`,
    options: [
      "reflexive and transitive, but not symmetric",
      "reflexive and symmetric, but not transitive",
      "symmetric and transitive, but not reflexive",
      "an equivalence relation",
    ],
    answer: {
      option: 0,
      steps: [
        ["All pairs $(a,a)$ are in $R$; $(1,2)$ is in it without $(2,1)$; no chain of pairs leads out of $R$.", 1],
      ],
    },
  },
  {
    number: 2,
    marks: 1,
    text: String.raw`The value of $\cos^{-1}\left(-\dfrac12\right)+\sin^{-1}\left(\dfrac{1}{\sqrt2}\right)$, in principal values, is`,
    options: [
      String.raw`$\dfrac{7\pi}{12}$`,
      String.raw`$-\dfrac{\pi}{12}$`,
      String.raw`$\dfrac{11\pi}{12}$`,
      String.raw`$\dfrac{5\pi}{12}$`,
    ],
    answer: {
      option: 2,
      steps: [[String.raw`$\dfrac{2\pi}{3}+\dfrac{\pi}{4}=\dfrac{11\pi}{12}$`, 1]],
      numbers: [2.8798],
    },
  },
  {
    number: 3,
    marks: 1,
    text: String.raw`$A$ is a matrix of order $2\times3$ and $B$ one of order $3\times4$. The order of $(AB)^{T}$ is`,
    options: [String.raw`$2\times4$`, String.raw`$4\times3$`, String.raw`$3\times3$`, String.raw`$4\times2$`],
    answer: { option: 3, steps: [[String.raw`$AB$ has order $2\times4$, its transpose $4\times2$.`, 1]] },
  },
  {
    number: 4,
    marks: 1,
    text: String.raw`$A$ is a square matrix of order 3 with $|A|=5$. Then $|2A^{-1}|$ equals`,
    options: [String.raw`$\dfrac25$`, String.raw`$\dfrac85$`, "$10$", "$40$"],
    answer: { option: 1, steps: [[String.raw`$|2A^{-1}|=2^3\cdot\dfrac{1}{|A|}=\dfrac85$`, 1]], numbers: [1.6] },
  },
  {
    number: 5,
    marks: 1,
    text: String.raw`The matrix $\begin{pmatrix}x&6\\2&4\end{pmatrix}$ has no inverse if $x$ equals`,
    options: ["$3$", "$-3$", "$12$", String.raw`$\dfrac43$`],
    answer: { option: 0, steps: [["Its determinant $4x-12$ must be 0, so $x=3$.", 1]], numbers: [3] },
  },
  {
    number: 6,
    marks: 1,
    text: "The shaded region in the figure, with its boundary, is the feasible region of a linear programming problem. The maximum of $Z=3x+4y$ on it is",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M40 170H300M40 190V10"/><path d="M40 170L220 170L160 80L40 20Z" fill="currentColor" fill-opacity="0.15"/><text x="22" y="186" fill="currentColor" stroke="none" font-size="14">O</text><text x="200" y="190" fill="currentColor" stroke="none" font-size="14">(6, 0)</text><text x="168" y="78" fill="currentColor" stroke="none" font-size="14">(4, 3)</text><text x="48" y="18" fill="currentColor" stroke="none" font-size="14">(0, 5)</text><text x="296" y="164" fill="currentColor" stroke="none" font-size="14">x</text><text x="26" y="14" fill="currentColor" stroke="none" font-size="14">y</text></svg>`,
      alt: "A shaded quadrilateral in the first quadrant with the corners (0, 0), (6, 0), (4, 3) and (0, 5).",
    },
    options: ["$18$", "$20$", "$24$", "$32$"],
    answer: { option: 2, steps: [["$Z$ at the corners is 0, 18, 24 and 20; the greatest is 24.", 1]], numbers: [24] },
  },
  {
    number: 7,
    marks: 1,
    text: String.raw`The function $f(x)=\dfrac{\sin3x}{2x}$ for $x\ne0$ and $f(0)=k-1$ is continuous at $x=0$. Then $k$ equals`,
    options: [String.raw`$\dfrac32$`, String.raw`$\dfrac12$`, String.raw`$\dfrac53$`, String.raw`$\dfrac52$`],
    answer: {
      option: 3,
      steps: [[String.raw`The limit is $\dfrac32$, so $k=\dfrac32+1=\dfrac52$.`, 1]],
      numbers: [2.5],
    },
  },
  {
    number: 8,
    marks: 1,
    text: "The derivative of $e^{2x}$ with respect to $e^{x}$ is",
    options: ["$e^{x}$", "$2e^{x}$", "$2e^{2x}$", "$2e^{3x}$"],
    answer: { option: 1, steps: [[String.raw`$\dfrac{2e^{2x}}{e^{x}}=2e^{x}$`, 1]] },
  },
  {
    number: 9,
    marks: 1,
    text: "The function $f(x)=x^3-12x$ is strictly decreasing on",
    options: [String.raw`$(-\infty,-2)$`, String.raw`$(2,\infty)$`, String.raw`$(0,\infty)$`, "$(-2,2)$"],
    answer: { option: 3, steps: [[String.raw`$f'(x)=3(x-2)(x+2)<0$ exactly for $-2<x<2$.`, 1]] },
  },
  {
    number: 10,
    marks: 1,
    text: String.raw`The side of a square metal plate grows by $0.5\ \text{cm s}^{-1}$ as it is heated. When the side is 8 cm, its area grows by`,
    options: [
      String.raw`$1\ \text{cm}^2\,\text{s}^{-1}$`,
      String.raw`$2\ \text{cm}^2\,\text{s}^{-1}$`,
      String.raw`$4\ \text{cm}^2\,\text{s}^{-1}$`,
      String.raw`$8\ \text{cm}^2\,\text{s}^{-1}$`,
    ],
    answer: {
      option: 3,
      steps: [[String.raw`$\dfrac{dA}{dt}=2s\,\dfrac{ds}{dt}=2\times8\times0.5=8$`, 1]],
      numbers: [8],
    },
  },
  {
    number: 11,
    marks: 1,
    text: String.raw`$\displaystyle\int\frac{dx}{x^2+9}$ equals`,
    options: [
      String.raw`$\tan^{-1}\dfrac x3+C$`,
      String.raw`$3\tan^{-1}\dfrac x3+C$`,
      String.raw`$\dfrac13\tan^{-1}\dfrac x3+C$`,
      String.raw`$\dfrac19\tan^{-1}\dfrac x9+C$`,
    ],
    answer: {
      option: 2,
      steps: [[String.raw`$\displaystyle\int\frac{dx}{x^2+a^2}=\frac1a\tan^{-1}\frac xa+C$ with $a=3$.`, 1]],
    },
  },
  {
    number: 12,
    marks: 1,
    text: String.raw`$\displaystyle\int_{-2}^{2}\left(x^3\cos x+3x^2\right)dx$ equals`,
    options: ["$0$", "$8$", "$16$", "$24$"],
    answer: {
      option: 2,
      steps: [[String.raw`The first term is odd and gives 0; $2\left[x^3\right]_0^2=16$.`, 1]],
      numbers: [16],
    },
  },
  {
    number: 13,
    marks: 1,
    text: "The figure shows the curve $y=4-x^2$. The area of the shaded region, in square units, is",
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M30 160H290M160 195V10"/><path d="M80 160Q160 -80 240 160Z" fill="currentColor" fill-opacity="0.15"/><text x="62" y="178" fill="currentColor" stroke="none" font-size="14">−2</text><text x="240" y="178" fill="currentColor" stroke="none" font-size="14">2</text><text x="168" y="34" fill="currentColor" stroke="none" font-size="14">4</text><text x="286" y="154" fill="currentColor" stroke="none" font-size="14">x</text><text x="166" y="16" fill="currentColor" stroke="none" font-size="14">y</text></svg>`,
      alt: "A parabola that opens downwards, with its top at (0, 4). It meets the x-axis at −2 and 2. The region between the curve and the x-axis is shaded.",
    },
    options: [String.raw`$\dfrac{16}{3}$`, "$8$", String.raw`$\dfrac{32}{3}$`, "$16$"],
    answer: {
      option: 2,
      steps: [[String.raw`$2\displaystyle\int_0^2(4-x^2)\,dx=2\left(8-\frac83\right)=\frac{32}{3}$`, 1]],
      numbers: [10.6667],
    },
  },
  {
    number: 14,
    marks: 1,
    text: String.raw`The sum of the order and the degree of $\left(\dfrac{d^2y}{dx^2}\right)^3+\left(\dfrac{dy}{dx}\right)^4=y$ is`,
    options: ["$5$", "$6$", "$7$", "$12$"],
    answer: { option: 0, steps: [["The order is 2 and the degree 3.", 1]] },
  },
  {
    number: 15,
    marks: 1,
    text: String.raw`An integrating factor of $\dfrac{dy}{dx}+\dfrac2x\,y=x$, $x>0$, is`,
    options: ["$x^2$", "$2x$", String.raw`$\dfrac{1}{x^2}$`, "$e^{2x}$"],
    answer: { option: 0, steps: [[String.raw`$e^{\int\frac2x dx}=e^{2\log x}=x^2$`, 1]] },
  },
  {
    number: 16,
    marks: 1,
    text: String.raw`If $|\vec a|=3$, $|\vec b|=4$ and $\vec a\cdot\vec b=6$, the angle between $\vec a$ and $\vec b$ is`,
    options: [
      String.raw`$\dfrac{\pi}{6}$`,
      String.raw`$\dfrac{\pi}{4}$`,
      String.raw`$\dfrac{\pi}{3}$`,
      String.raw`$\dfrac{\pi}{2}$`,
    ],
    answer: { option: 2, steps: [[String.raw`$\cos\theta=\dfrac{6}{3\times4}=\dfrac12$`, 1]], numbers: [1.0472] },
  },
  {
    number: 17,
    marks: 1,
    text: String.raw`The projection of $\hat i+2\hat j+2\hat k$ on $2\hat i-\hat j+2\hat k$ is`,
    options: [String.raw`$\dfrac23$`, String.raw`$\dfrac43$`, String.raw`$\dfrac49$`, "$4$"],
    answer: { option: 1, steps: [[String.raw`$\dfrac{2-2+4}{\sqrt{4+1+4}}=\dfrac43$`, 1]], numbers: [1.3333] },
  },
  {
    number: 18,
    marks: 1,
    text: String.raw`For two events, $P(A)=0.4$, $P(B)=0.5$ and $P(A\cup B)=0.7$. Then $P(A\mid B)$ equals`,
    options: ["$0.1$", "$0.2$", "$0.25$", "$0.4$"],
    answer: {
      option: 3,
      steps: [[String.raw`$P(A\cap B)=0.4+0.5-0.7=0.2$, and $\dfrac{0.2}{0.5}=0.4$.`, 1]],
      numbers: [0.4],
    },
  },
  {
    number: 19,
    marks: 1,
    text: String.raw`**Assertion:** The function $f:\mathbb{R}\to\mathbb{R}$, $f(x)=x^2+1$, is not onto.

**Reason:** The square of a real number is never negative.`,
    options: ASSERTION_OPTIONS,
    answer: { option: 0, steps: [[String.raw`As $x^2\ge0$, no value is less than 1; the reason explains it.`, 1]] },
  },
  {
    number: 20,
    marks: 1,
    text: String.raw`**Assertion:** Lines with the direction ratios $1,2,-2$ and $2,1,2$ are perpendicular to each other.

**Reason:** Two lines are perpendicular when their direction ratios are proportional.`,
    options: ASSERTION_OPTIONS,
    answer: {
      option: 2,
      steps: [["$2+2-4=0$, so they are perpendicular; proportional direction ratios mean parallel lines.", 1]],
    },
  },
];

const veryShort: PaperQuestion[] = [
  {
    number: 21,
    marks: 2,
    text: String.raw`Evaluate $\sin\left(\dfrac{\pi}{3}-\sin^{-1}\left(-\dfrac12\right)\right)$.`,
    answer: {
      steps: [
        [String.raw`$\sin^{-1}\left(-\dfrac12\right)=-\dfrac{\pi}{6}$`, 1],
        [String.raw`$\sin\left(\dfrac{\pi}{3}+\dfrac{\pi}{6}\right)=\sin\dfrac{\pi}{2}=1$`, 1],
      ],
      numbers: [1],
    },
    or: {
      text: String.raw`Find the domain of $f(x)=\sin^{-1}(2x-3)$.`,
      answer: {
        steps: [
          [String.raw`$-1\le2x-3\le1$`, 1],
          [String.raw`$1\le x\le2$: the domain is $[1,2]$.`, 1],
        ],
        numbers: [1, 2],
      },
    },
  },
  {
    number: 22,
    marks: 2,
    text: String.raw`If $x^2+xy+y^2=7$, find $\dfrac{dy}{dx}$ at the point $(1,2)$.`,
    answer: {
      steps: [
        [String.raw`$2x+y+x\dfrac{dy}{dx}+2y\dfrac{dy}{dx}=0$`, 1],
        [String.raw`$\dfrac{dy}{dx}=-\dfrac{2x+y}{x+2y}=-\dfrac45$ at $(1,2)$`, 1],
      ],
      numbers: [-0.8],
    },
  },
  {
    number: 23,
    marks: 2,
    text: "Find the intervals in which $f(x)=2x^3-9x^2+12x+5$ is strictly increasing.",
    answer: {
      steps: [
        ["$f'(x)=6x^2-18x+12=6(x-1)(x-2)$", 1],
        [String.raw`$f'(x)>0$ on $(-\infty,1)$ and on $(2,\infty)$; $f$ is strictly increasing there.`, 1],
      ],
      numbers: [1, 2],
    },
  },
  {
    number: 24,
    marks: 2,
    text: String.raw`Find a unit vector perpendicular to both $\vec a=\hat i+2\hat j+2\hat k$ and $\vec b=2\hat i+\hat j-2\hat k$.`,
    answer: {
      steps: [
        [String.raw`$\vec a\times\vec b=-6\hat i+6\hat j-3\hat k$`, 1],
        [String.raw`Its magnitude is 9: $\dfrac13(-2\hat i+2\hat j-\hat k)$, or the opposite vector.`, 1],
      ],
    },
    or: {
      text: String.raw`Find the area of the parallelogram with the adjacent sides $\hat i+\hat k$ and $2\hat i+\hat j+\hat k$.`,
      answer: {
        steps: [
          [String.raw`The cross product is $-\hat i+\hat j+\hat k$.`, 1],
          [String.raw`The area is its magnitude, $\sqrt3$ square units.`, 1],
        ],
        numbers: [1.7321],
      },
    },
  },
  {
    number: 25,
    marks: 2,
    text: "Find the vector equation of the line through $P(1,-2,3)$ and $Q(4,0,9)$, and the point where it meets the $xy$-plane.",
    answer: {
      steps: [
        [String.raw`$\vec r=\hat i-2\hat j+3\hat k+\lambda(3\hat i+2\hat j+6\hat k)$`, 1],
        [String.raw`$3+6\lambda=0$ gives $\lambda=-\dfrac12$: the point $\left(-\dfrac12,-3,0\right)$.`, 1],
      ],
      numbers: [-0.5, -3, 0],
    },
  },
];

const short: PaperQuestion[] = [
  {
    number: 26,
    marks: 3,
    text: String.raw`Evaluate $\displaystyle\int_0^1\frac{3x+5}{(x+1)(x+3)}\,dx$.`,
    answer: {
      steps: [
        [String.raw`$\dfrac{3x+5}{(x+1)(x+3)}=\dfrac{1}{x+1}+\dfrac{2}{x+3}$`, 1.5],
        [String.raw`$\left[\log|x+1|+2\log|x+3|\right]_0^1$`, 0.5],
        [String.raw`$\log2+2\log\dfrac43=\log\dfrac{32}{9}$`, 1],
      ],
      numbers: [1.2685],
    },
    or: {
      text: String.raw`Evaluate $\displaystyle\int_0^1xe^{2x}\,dx$.`,
      answer: {
        steps: [
          [String.raw`By parts: $\left[\dfrac{x e^{2x}}{2}\right]_0^1-\dfrac12\displaystyle\int_0^1e^{2x}\,dx$`, 1.5],
          [String.raw`$\dfrac{e^2}{2}-\dfrac{e^2-1}{4}$`, 1],
          [String.raw`$\dfrac{e^2+1}{4}$`, 0.5],
        ],
        numbers: [2.0973],
      },
    },
  },
  {
    number: 27,
    marks: 3,
    text: String.raw`Evaluate $\displaystyle\int_0^6\frac{\sqrt x}{\sqrt x+\sqrt{6-x}}\,dx$.`,
    answer: {
      steps: [
        [String.raw`With $x\to6-x$: $I=\displaystyle\int_0^6\frac{\sqrt{6-x}}{\sqrt{6-x}+\sqrt x}\,dx$`, 1],
        [String.raw`Adding both: $2I=\displaystyle\int_0^61\,dx=6$`, 1],
        ["$I=3$", 1],
      ],
      numbers: [3],
    },
  },
  {
    number: 28,
    marks: 3,
    text: String.raw`Solve $\dfrac{dy}{dx}=2x(1+y^2)$, given that $y=1$ when $x=0$.`,
    answer: {
      steps: [
        [String.raw`$\dfrac{dy}{1+y^2}=2x\,dx$`, 1],
        [String.raw`$\tan^{-1}y=x^2+C$`, 1],
        [String.raw`$C=\dfrac{\pi}{4}$, so $y=\tan\left(x^2+\dfrac{\pi}{4}\right)$`, 1],
      ],
    },
  },
  {
    number: 29,
    marks: 3,
    text: String.raw`Solve graphically: maximise $Z=5x+4y$ subject to $2x+y\le16$, $x+y\le10$, $x\ge0$, $y\ge0$.`,
    answer: {
      steps: [
        ["Graph of the two lines and the feasible region", 1],
        ["Corners $(0,0)$, $(8,0)$, $(6,4)$, $(0,10)$", 1],
        ["$Z$ is 0, 40, 46, 40: the maximum is 46, at $(6,4)$.", 1],
      ],
      numbers: [46, 6, 4],
    },
  },
  {
    number: 30,
    marks: 3,
    text: "A box holds 4 good and 2 defective bulbs. Two bulbs are drawn at random without replacement. Find the probability distribution of the number $X$ of defective bulbs drawn, and its mean.",
    answer: {
      steps: [
        [String.raw`$P(X=0)=\dfrac{6}{15}$, $P(X=1)=\dfrac{8}{15}$, $P(X=2)=\dfrac{1}{15}$`, 2],
        [String.raw`Mean $=\dfrac{8+2}{15}=\dfrac23$`, 1],
      ],
      numbers: [0.4, 0.5333, 0.0667, 0.6667],
    },
    or: {
      text: String.raw`Farida and Kabir try a puzzle independently of each other. Farida solves it with probability $\dfrac12$ and Kabir with probability $\dfrac13$. Find the probability that (i) the puzzle is solved, (ii) exactly one of them solves it.`,
      answer: {
        steps: [
          [String.raw`(i) $1-\dfrac12\cdot\dfrac23=\dfrac23$`, 1.5],
          [String.raw`(ii) $\dfrac12\cdot\dfrac23+\dfrac12\cdot\dfrac13=\dfrac12$`, 1.5],
        ],
        numbers: [0.6667, 0.5],
      },
    },
  },
  {
    number: 31,
    marks: 3,
    text: String.raw`If $x=2t^2$ and $y=t^3$ with $t>0$, find $\dfrac{d^2y}{dx^2}$ at $t=3$.`,
    answer: {
      steps: [
        [String.raw`$\dfrac{dy}{dx}=\dfrac{3t^2}{4t}=\dfrac{3t}{4}$`, 1],
        [String.raw`$\dfrac{d^2y}{dx^2}=\dfrac34\cdot\dfrac{1}{4t}=\dfrac{3}{16t}$`, 1],
        [String.raw`At $t=3$ it is $\dfrac{1}{16}$.`, 1],
      ],
      numbers: [0.0625],
    },
    or: {
      text: String.raw`Find $a$ and $b$ so that $f(x)=\begin{cases}x^2+1,&x\le2\\ax+b,&x>2\end{cases}$ is differentiable at $x=2$.`,
      answer: {
        steps: [
          ["Continuity: $2a+b=5$", 1],
          ["Equal derivatives: $a=4$", 1],
          ["$b=-3$", 1],
        ],
        numbers: [4, -3],
      },
    },
  },
];

const long: PaperQuestion[] = [
  {
    number: 32,
    marks: 5,
    text: "A notebook, a pen and a file together cost ₹60. Two notebooks, a pen and three files cost ₹130. A notebook, two pens and a file cost ₹70. Find the price of each by matrices.",
    answer: {
      steps: [
        [
          String.raw`$A=\begin{pmatrix}1&1&1\\2&1&3\\1&2&1\end{pmatrix}$, $B=\begin{pmatrix}60\\130\\70\end{pmatrix}$, $AX=B$`,
          1,
        ],
        ["$|A|=-1$, so $A$ has an inverse", 1],
        [String.raw`$A^{-1}=\begin{pmatrix}5&-1&-2\\-1&0&1\\-3&1&1\end{pmatrix}$`, 2],
        ["$X=A^{-1}B$: a notebook costs ₹30, a pen ₹10, a file ₹20.", 1],
      ],
      numbers: [30, 10, 20],
    },
  },
  {
    number: 33,
    marks: 5,
    text: String.raw`The figure shows the ellipse $\dfrac{x^2}{16}+\dfrac{y^2}{9}=1$ and the line $x=2$. Find the area of the shaded region by integration.`,
    figure: {
      svg: `<svg viewBox="0 0 320 200" fill="none" stroke="currentColor" stroke-width="1.5"><path d="M20 100H300M160 190V10"/><ellipse cx="160" cy="100" rx="112" ry="84"/><path d="M160 16A112 84 0 0 1 216 27.25V172.75A112 84 0 0 1 160 184Z" fill="currentColor" fill-opacity="0.15"/><text x="220" y="116" fill="currentColor" stroke="none" font-size="14">2</text><text x="276" y="116" fill="currentColor" stroke="none" font-size="14">4</text><text x="146" y="14" fill="currentColor" stroke="none" font-size="14">3</text><text x="298" y="94" fill="currentColor" stroke="none" font-size="14">x</text><text x="166" y="12" fill="currentColor" stroke="none" font-size="14">y</text></svg>`,
      alt: "An ellipse about the origin that meets the axes at 4 on the x-axis and 3 on the y-axis. The part inside it between the y-axis and the line x = 2, above and below the x-axis, is shaded.",
    },
    answer: {
      steps: [
        [String.raw`$y=\pm\dfrac34\sqrt{16-x^2}$`, 1],
        [String.raw`Area $=2\displaystyle\int_0^2\frac34\sqrt{16-x^2}\,dx$`, 1],
        [String.raw`$=\dfrac32\left[\dfrac x2\sqrt{16-x^2}+8\sin^{-1}\dfrac x4\right]_0^2$`, 1.5],
        [String.raw`$=\dfrac32\left(2\sqrt3+\dfrac{4\pi}{3}\right)=3\sqrt3+2\pi$ square units`, 1.5],
      ],
      numbers: [11.4793],
    },
  },
  {
    number: 34,
    marks: 5,
    text: String.raw`Find the shortest distance between the lines $\vec r=\hat i+2\hat k+\lambda(2\hat i+\hat j+2\hat k)$ and $\vec r=4\hat i+\hat j+2\hat k+\mu(\hat i+2\hat j-2\hat k)$.`,
    answer: {
      steps: [
        [String.raw`$\vec a_2-\vec a_1=3\hat i+\hat j$`, 1],
        [String.raw`$\vec b_1\times\vec b_2=-6\hat i+6\hat j+3\hat k$, of magnitude 9`, 2],
        [String.raw`Distance $=\dfrac{|-18+6|}{9}=\dfrac43$`, 2],
      ],
      numbers: [1.3333],
    },
    or: {
      text: String.raw`Find the foot of the perpendicular from $P(6,3,2)$ to the line $\dfrac{x-1}{2}=\dfrac{y+1}{1}=\dfrac z2$, the length of the perpendicular, and the image of $P$ in the line.`,
      answer: {
        steps: [
          [
            String.raw`A point of the line is $F(1+2t,-1+t,2t)$, and $\vec{PF}=(2t-5)\hat i+(t-4)\hat j+(2t-2)\hat k$`,
            1,
          ],
          ["$2(2t-5)+(t-4)+2(2t-2)=0$ gives $t=2$", 1],
          ["The foot is $(5,1,4)$", 1],
          [String.raw`The length is $\sqrt{1+4+4}=3$`, 1],
          ["The image is $(4,-1,6)$", 1],
        ],
        numbers: [5, 1, 4, 3, 4, -1, 6],
      },
    },
  },
  {
    number: 35,
    marks: 5,
    text: String.raw`Show that $f:\mathbb{R}-\{3\}\to\mathbb{R}-\{2\}$, $f(x)=\dfrac{2x-1}{x-3}$, is one-one and onto. Find $x$ if $f(x)=7$.`,
    answer: {
      steps: [
        [String.raw`$f(a)=f(b)$ gives $(2a-1)(b-3)=(2b-1)(a-3)$, so $-5a=-5b$ and $a=b$: one-one`, 2],
        [String.raw`For $y\ne2$, $x=\dfrac{3y-1}{y-2}$ is not 3 and $f(x)=y$: onto`, 2],
        ["$y=7$ gives $x=4$", 1],
      ],
      numbers: [4],
    },
    or: {
      text: String.raw`On $A=\{1,2,\ldots,12\}$ the relation $R=\{(a,b):a-b\text{ is divisible by }4\}$ is given. Show that $R$ is an equivalence relation, and write the class of 3.`,
      answer: {
        steps: [
          ["$a-a=0$ is divisible by 4: reflexive", 1],
          ["If 4 divides $a-b$, it divides $b-a$: symmetric", 1],
          ["If 4 divides $a-b$ and $b-c$, it divides their sum $a-c$: transitive", 2],
          [String.raw`The class of 3 is $\{3,7,11\}$`, 1],
        ],
        numbers: [3, 7, 11],
      },
    },
  },
];

const cases: PaperQuestion[] = [
  {
    number: 36,
    marks: 4,
    passage: String.raw`A maker of spices in Guntur sells chilli powder in closed cylindrical tins. Each tin holds $54\pi\ \text{cm}^3$. The radius of the tin is $r$ cm, its height $h$ cm and its whole surface $S\ \text{cm}^2$. As little tin sheet as possible is to be used.`,
    text: "Answer the following.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Write $S$ in terms of $r$ only.",
        answer: { steps: [[String.raw`$h=\dfrac{54}{r^2}$, so $S=2\pi r^2+\dfrac{108\pi}{r}$`, 1]] },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`Find $\dfrac{dS}{dr}$.`,
        answer: { steps: [[String.raw`$\dfrac{dS}{dr}=4\pi r-\dfrac{108\pi}{r^2}$`, 1]] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the radius and the height of the tin with the least surface.",
        answer: {
          steps: [
            [
              String.raw`$\dfrac{dS}{dr}=0$ gives $r^3=27$, $r=3$; the derivative changes from negative to positive there`,
              1,
            ],
            ["$r=3$ cm and $h=6$ cm", 1],
          ],
          numbers: [3, 6],
        },
        or: {
          text: "Use the second derivative to show that $S$ has a minimum at $r=3$, and find this least surface.",
          answer: {
            steps: [
              [String.raw`$S'(3)=12\pi-12\pi=0$ and $S''(3)=4\pi+\dfrac{216\pi}{27}=12\pi>0$`, 1],
              [String.raw`$S(3)=18\pi+36\pi=54\pi\ \text{cm}^2$`, 1],
            ],
            numbers: [169.646],
          },
        },
      },
    ],
  },
  {
    number: 37,
    marks: 4,
    passage:
      "An office in Indore orders its lunch from three kitchens: 50% of the boxes from Annapurna, 30% from Bhojan and 20% from Chatori. Of their boxes, 2%, 4% and 5% respectively arrive late. One box is chosen at random.",
    text: "Answer the following.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: "Find the probability that the box is from Bhojan and late.",
        answer: { steps: [[String.raw`$0.3\times0.04=0.012$`, 1]], numbers: [0.012] },
      },
      {
        label: "(b)",
        marks: 1,
        text: "Find the probability that the box is late.",
        answer: { steps: [["$0.010+0.012+0.010=0.032$", 1]], numbers: [0.032] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "The box is late. Find the probability that it is from Annapurna.",
        answer: {
          steps: [
            [String.raw`By Bayes' theorem, $\dfrac{0.5\times0.02}{0.032}$`, 1],
            [String.raw`$\dfrac{5}{16}=0.3125$`, 1],
          ],
          numbers: [0.3125],
        },
        or: {
          text: "The box is not late. Find the probability that it is from Chatori.",
          answer: {
            steps: [
              [String.raw`$\dfrac{0.2\times0.95}{1-0.032}=\dfrac{0.19}{0.968}$`, 1],
              [String.raw`$\dfrac{95}{484}$, about 0.196`, 1],
            ],
            numbers: [0.19628],
          },
        },
      },
    ],
  },
  {
    number: 38,
    marks: 4,
    passage:
      "A drone films a school field. Measured in units of 10 m from a corner of the field, it hovers first at $A(1,2,2)$, then at $B(4,6,2)$ and then at $C(4,2,5)$.",
    text: "Answer the following.",
    parts: [
      {
        label: "(a)",
        marks: 1,
        text: String.raw`Find $|\vec{AB}|$.`,
        answer: { steps: [[String.raw`$\vec{AB}=3\hat i+4\hat j$, of magnitude 5`, 1]], numbers: [5] },
      },
      {
        label: "(b)",
        marks: 1,
        text: String.raw`Find $\vec{AB}\cdot\vec{AC}$.`,
        answer: { steps: [[String.raw`$\vec{AC}=3\hat i+3\hat k$, and the product is 9`, 1]], numbers: [9] },
      },
      {
        label: "(c)",
        marks: 2,
        text: "Find the cosine of the angle $BAC$.",
        answer: {
          steps: [
            [String.raw`$\cos\angle BAC=\dfrac{9}{5\times3\sqrt2}$`, 1],
            [String.raw`$\dfrac{3}{5\sqrt2}=\dfrac{3\sqrt2}{10}$`, 1],
          ],
          numbers: [0.42426],
        },
        or: {
          text: "Find the area of the triangle $ABC$ in the given square units.",
          answer: {
            steps: [
              [String.raw`$\vec{AB}\times\vec{AC}=12\hat i-9\hat j-12\hat k$`, 1],
              [String.raw`Area $=\dfrac12\sqrt{369}=\dfrac{3\sqrt{41}}{2}$`, 1],
            ],
            numbers: [9.6047],
          },
        },
      },
    ],
  },
];

export const paper: PracticePaper = {
  className: "12th",
  subject: "Maths",
  number: 1,
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
