const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join("");

/** What KaTeX writes into MathML for the formulas of the papers: letters in their alphabets, Greek, signs and arrows. */
export const FORMULA_CHARACTERS = [
  range(0x20, 0x7e),
  // Greek, upright and slanted; the slanted and the bold Latin alphabet, with the letter that Unicode had before.
  range(0x391, 0x3f6),
  range(0x1d434, 0x1d467),
  range(0x1d6e2, 0x1d71b),
  range(0x1d400, 0x1d433),
  "ℎℏℓÅ",
  "ℂℕℙℚℝℤ",
  // Invisible operators: function application, times, separator, plus.
  range(0x2061, 0x2064),
  "\u00a0\u2009\u200a\u2003",
  "−×÷±∓⋅·∙∘∗°′″‴√∛∞∫∬∮∑∏∐∂∇∆ℵ",
  "≤≥⩽⩾≠≈≡≅∼≃∝≪≫≢≮≯",
  "→←↔⇒⇐⇔⇌⇋⇀↽⟶⟵⟷⟹⟸⟺↑↓↕↦⟼",
  "∈∉∋⊂⊆⊃⊇⊄∪∩∅∖∁∀∃∄¬∧∨⊕⊗⊥∥∦∠∡⊿△∴∵",
  "…⋯⋮⋱ˆ^¯‾˙¨˜ˉ\u0302\u0305\u0307\u0308\u20d7",
  "⏞⏟⏜⏝‖∣|⌊⌋⌈⌉⟨⟩λµ₹′",
].join("");

/** The whole block, because a text may need any letter, with the signs that join letters and the rupee. */
export const DEVANAGARI_CHARACTERS = `${range(0x900, 0x97f)}\u200c\u200d\u25cc₹ `;
