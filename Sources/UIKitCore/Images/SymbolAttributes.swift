/// The symbol attributes of a configuration; `nil` or `.unspecified` if not set.
struct SymbolAttributes: Hashable, Sendable {
    /// The colours of a symbol's parts.
    enum Colors: Hashable, Sendable {
        case unspecified
        case monochrome
        /// Shades of one colour, more transparent for less important parts.
        case hierarchical(UIColor)
        /// Colours for the parts by importance. The last colour applies to all remaining parts.
        case palette([UIColor])
    }

    /// The text size, in points.
    var pointSize: CGFloat?
    /// The text style that determines the size; takes precedence over `pointSize`.
    var textStyle: UIFont.TextStyle?
    var weight = UIImage.SymbolWeight.unspecified
    var scale = UIImage.SymbolScale.unspecified
    var colors = Colors.unspecified
    /// Whether a multicolour symbol is shown in its colours; `nil` if not specified.
    var prefersMulticolor: Bool?

    /// Replaces all attributes that `other` specifies.
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
