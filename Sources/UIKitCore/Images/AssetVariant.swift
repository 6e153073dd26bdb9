/// One image of an asset, and what it is for.
struct AssetVariant: Sendable {
    let attributes: AssetAttributes
    /// Gives the image without its asset, which would be a circle of references.
    let image: @Sendable () -> UIImage?
}

extension AssetVariant {
    /// An image that is there.
    init(traits: UITraitCollection, image: UIImage) {
        var details = image.details
        details.asset = nil
        let stored = UIImage(content: image.content, details: details)
        self.init(attributes: AssetAttributes(traits)) { stored }
    }
}
