import CoreGraphics

/// The outlines of the packaged icons, on a grid of 24 by 24.
enum SymbolOutlines {
    /// The paths by icon name; names that end in `:f` are filled, all others are stroked.
    static let all = SymbolText.entries(texts)
}
