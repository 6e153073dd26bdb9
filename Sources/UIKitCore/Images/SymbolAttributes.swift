/// What a configuration says about symbols; `nil` and `.unspecified` where it says nothing.
struct SymbolAttributes: Hashable, Sendable {
    /// The colours of a symbol's parts.
    enum Colors: Hashable, Sendable {
        case unspecified
        case monochrome
        /// One colour, of which less important parts show less.
        case hierarchical(UIColor)
        /// The first for the most important parts, the last for all that are left.
        case palette([UIColor])
    }

    /// In points.
    var pointSize: CGFloat?
    /// The text whose size the symbol has; counts before `pointSize`.
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors = Colors.unspecified
    /// Whether a symbol that has colours of its own shows them.
    var prefersMulticolor: Bool?

    /// Takes over everything that `other` says.
    mutating func merge(_ other: SymbolAttributes) {
        if other.pointSize != nil || other.textStyle != nil {
            pointSize = other.pointSize
            textStyle = other.textStyle
        }
        if other.weight != .unspecified { weight = other.weight }
        if other.scale != .unspecified { scale = other.scale }
        if other.colors != .unspecified { colors = other.colors }
        prefersMulticolor = other.prefersMulticolor ?? prefersMulticolor
    }
}
