/// An image of an asset, and its attributes.
struct AssetVariant: Sendable {
    let attributes: AssetAttributes
    /// The closure that returns the image. The image does not refer to the asset, to avoid a reference cycle.
    let image: @Sendable () -> UIImage?
}

extension AssetVariant {
    /// Creates the variant of an existing image.
    init(traits: UITraitCollection, image: UIImage) {
        var details = image.details
        details.asset = nil
        let detachedImage = UIImage(content: image.content, details: details)
        self.init(attributes: AssetAttributes(traits)) { detachedImage }
    }
}
