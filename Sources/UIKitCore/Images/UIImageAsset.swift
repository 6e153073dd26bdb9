import Synchronization

/// The variants of an image: light and dark, for telephones and tablets, for one or three pixels a point.
///
/// Usable from every thread. An image view that shows one of the images shows the one that suits its traits.
/// > Difference from Apple: it is not in archives, where Apple's names a catalog's entry; images themselves are not either.
///
/// - Source: https://developer.apple.com/documentation/uikit/uiimageasset
//
// Unchecked since the class is open: what changes is behind a lock, and subclasses get no way around it.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let variants: Mutex<[AssetVariant]>

    /// Makes an asset of no images.
    public override convenience init() {
        self.init([])
    }

    init(_ variants: [AssetVariant]) {
        self.variants = Mutex(variants)
        super.init()
    }

    /// Makes the asset of an image that had none.
    convenience init(of image: UIImage) {
        self.init([AssetVariant(traits: image.traitCollection, image: image)])
    }

    /// Adds an image for traits; one that was registered for the same traits is replaced. An unspecified trait stands for any.
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

    /// Takes out the image that was registered for these traits. Does nothing if there is none.
    open func unregisterImage(with traitCollection: UITraitCollection) {
        let attributes = AssetAttributes(traitCollection)
        variants.withLock { $0.removeAll { $0.attributes == attributes } }
    }

    /// Takes out the image that was registered for a configuration's traits. Does nothing if there is none.
    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    /// The image that suits the traits best; an image of nothing if none does.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        image(for: traitCollection) ?? UIImage()
    }

    /// The image that suits a configuration's traits best, in its look if it is a symbol; an image of nothing if none does.
    open func image(with configuration: UIImage.Configuration) -> UIImage {
        let found = image(with: configuration.traitCollection ?? .current)
        return configuration.values.symbol == SymbolAttributes() ? found : found.withConfiguration(configuration)
    }

    /// The image that suits the traits best; `nil` if none does, or its file cannot be read.
    func image(for traits: UITraitCollection) -> UIImage? {
        let variants = variants.withLock { $0 }
        guard let best = AssetAttributes.best(for: traits, among: variants.map(\.attributes)) else { return nil }
        return variants[best].image()?.changing { $0.asset = self }
    }
}
