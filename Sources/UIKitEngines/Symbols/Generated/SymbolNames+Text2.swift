// Made by Scripts/symbols/generate; the icons are Tabler's, under the licence beside this file.

extension SymbolNames {
    /// What each symbol is drawn from, part 2 of 2.
    static let text2 = """
        er-z
        """
}
