/// A requested font, to which the font list finds the closest match.
package struct FontRequest: Hashable, Sendable {
    package var family: String
    /// The size in points; the context maps one unit to one point.
    package var size: Double
    /// The weight, from 100 (thin) to 1000; 400 is regular.
    package var weight: Int
    package var isItalic: Bool

    package init(family: String, size: Double, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
