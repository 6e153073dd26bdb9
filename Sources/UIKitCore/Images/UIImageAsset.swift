import Synchronization

/// The variants of an image, for interface styles, kinds of devices and scales.
///
/// Assets may be used from any thread. An image view that shows an image of the asset selects the variant that
/// matches its traits.
/// > Difference from Apple: Assets are not archived, while Apple's archives contain the name of a catalog entry.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimageasset
// The conformance is unchecked because the class is open. All mutable state is guarded by a lock, which subclasses
// cannot bypass.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let variants: Mutex<[AssetVariant]>

    /// Creates an empty asset.
    public override convenience init() {
        self.init([])
    }

    init(_ variants: [AssetVariant]) {
        self.variants = Mutex(variants)
        super.init()
    }

    /// Creates an asset with a single image.
    convenience init(of image: UIImage) {
        self.init([AssetVariant(traits: image.traitCollection, image: image)])
    }

    /// Adds an image for traits, and replaces an image with the same traits. A trait that is not specified matches
    /// any value.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        let variant = AssetVariant(traits: traitCollection, image: image)
        variants.withLock { variants in
            variants.removeAll { $0.attributes == variant.attributes }
            variants.append(variant)
        }
        image.join(self)
    }

    /// Adds an image for a configuration's traits, as ``register(_:with:)-(_,UITraitCollection)`` does.
    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Removes the image that was registered for these traits. Has no effect without such an image.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        let attributes = AssetAttributes(traitCollection)
        variants.withLock { $0.removeAll { $0.attributes == attributes } }
    }

    /// Removes the image that was registered for a configuration's traits. Has no effect without such an image.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// Returns the image that matches the traits best; an empty image if none matches.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        image(for: traitCollection) ?? UIImage()
    }

    /// Returns the image that matches a configuration's traits best, in the configuration's symbol configuration.
    /// Returns an empty image if none matches.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let match = image(with: configuration.traitCollection ?? .current)
        return configuration.values.symbol == SymbolAttributes() ? match : match.withConfiguration(configuration)
    }

    /// Returns the image that matches the traits best; `nil` if none matches, or if its file cannot be read.
    func image(for traits: UITraitCollection) -> UIImage? {
        let variants = variants.withLock { $0 }
        guard let bestIndex = AssetAttributes.best(for: traits, among: variants.map(\.attributes)) else { return nil }
        return variants[bestIndex].image()?.changing { $0.asset = self }
    }
}
