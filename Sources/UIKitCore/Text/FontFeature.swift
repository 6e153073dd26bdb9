/// A setting of a font's feature, in the numbers that fonts of Apple's use.
struct FontFeature: Hashable, Sendable {
    var type: Int
    var selector: Int
}
