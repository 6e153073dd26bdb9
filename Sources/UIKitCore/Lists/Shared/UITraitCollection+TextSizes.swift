extension UITraitCollection {
    /// Returns whether a change from previous traits can change text sizes, so that cells have to be measured again.
    func changesTextSizes(from previous: UITraitCollection?) -> Bool {
        previous?.preferredContentSizeCategory != preferredContentSizeCategory || previous?.displayScale != displayScale
    }
}
