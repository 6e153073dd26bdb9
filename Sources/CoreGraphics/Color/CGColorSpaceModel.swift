/// The kind of components of a colour space.
public enum CGColorSpaceModel: Int32, Sendable {
    /// Unknown.
    case unknown = -1
    /// One component: the lightness.
    case monochrome = 0
    /// Three components: red, green and blue.
    case rgb = 1
    /// Four components: cyan, magenta, yellow and black.
    case cmyk = 2
    /// One component: the index into a colour table.
    case indexed = 5
    /// A pattern with the components of a base space, or without components.
    case pattern = 6
}
