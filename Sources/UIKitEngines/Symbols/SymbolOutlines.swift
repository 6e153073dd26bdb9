import CoreGraphics

/// The outlines of the packaged icons, on a grid of 24 by 24.
enum SymbolOutlines {
    /// An icon's name to its path; those whose names end in `:f` are filled, all others are strokes.
    static let all = SymbolText.entries(texts)
}
