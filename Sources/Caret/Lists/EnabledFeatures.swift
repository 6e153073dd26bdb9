/// The features that a data source has enabled in its view, with the closures that disable them.
@MainActor struct EnabledFeatures {
    private var features: ListFeatures = []
    private var disable: [@MainActor () -> Void] = []

    /// Enables a feature if it is among the required ones and not enabled yet.
    mutating func enable(_ feature: ListFeatures, of required: ListFeatures, _ body: () -> @MainActor () -> Void) {
        guard required.contains(feature), features.insert(feature).inserted else { return }
        disable.append(body())
    }

    /// Disables all features.
    mutating func end() {
        let closures = disable
        (features, disable) = ([], [])
        for closure in closures { closure() }
    }
}
