/// The font that is asked for; the font list decides what comes closest.
package struct FontRequest: Hashable, Sendable {
    package var family: String
    /// In points: the context maps one unit to one point.
    package var size: Double
    /// 100 (thin) to 1000; 400 is regular.
    package var weight: Int
    package var isItalic: Bool

    package init(family: String, size: Double, weight: Int = 400, isItalic: Bool = false) {
        self.family = family
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
    }
}
