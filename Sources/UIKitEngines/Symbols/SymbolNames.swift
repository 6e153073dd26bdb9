import CoreGraphics

/// What each named symbol is drawn from, as `Scripts/symbols/generate` wrote it down.
enum SymbolNames {
    /// A name to its icon, shapes, or other name.
    static let all = SymbolText.entries(texts)
}
