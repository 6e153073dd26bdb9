extension UITraitCollection {
    /// Whether texts may have other sizes than under former traits, so that cells are measured again.
    func changesLengths(from previous: UITraitCollection?) -> Bool {
        previous?.preferredContentSizeCategory != preferredContentSizeCategory || previous?.displayScale != displayScale
    }
}
