/// What the components of a colour space mean.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Not known.
    case unknown = -1
    /// One component: how light.
    case monochrome = 0
    /// Three components: red, green and blue.
    case rgb = 1
    /// Four components: cyan, magenta, yellow and black.
    case cmyk = 2
    /// One component: which of a table's colours.
    case indexed = 5
    /// Those of a base space, or none: the colour is a pattern's.
    case pattern = 6
}
