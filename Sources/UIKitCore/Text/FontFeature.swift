/// A font feature setting, by Apple's feature type and selector numbers.
struct FontFeature: Hashable, Sendable {
    var type: Int
    var selector: Int
}
