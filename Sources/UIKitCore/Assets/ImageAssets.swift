import UIKitEngines

/// Creates image assets from the contents of bundles.
///
/// The folders of the bundle are searched in order. In each folder, an image set takes precedence over loose files,
/// and loose files over a symbol set. An image set has one variant for each entry whose file exists. The file is read
/// when the variant is first used.
enum ImageAssets {
    /// Returns the asset with a name. Returns `nil`, with one diagnostic, if there is no usable asset.
    static func asset(_ name: String, in bundle: Bundle?) -> UIImageAsset? {
        AssetStore.shared.asset(name, in: bundle) {
            for folder in AssetStore.shared.folders(of: bundle) {
                if let set = set(.image, name, in: folder) { return asset(ofSet: set) }
                let files = folder.looseFiles(name)
                if !files.isEmpty {
                    return UIImageAsset(files.map { attributes, url in variant(attributes, url, AssetContents.Entry(), nil) })
                }
                if let set = set(.symbol, name, in: folder) { return symbol(ofSet: set) }
            }
            let searchedFolders = AssetFolders(bundle).roots.map(\.path).joined(separator: ", ")
            report(name, "no catalog and no file has this name in \(searchedFolders).")
            return nil
        }
    }

    /// Returns whether there is an image set or a file with a name. A missing name is not reported.
    static func exists(_ name: String, in bundle: Bundle?) -> Bool {
        AssetStore.shared.folders(of: bundle).contains { set(.image, name, in: $0) != nil || !$0.looseFiles(name).isEmpty }
    }

    /// Returns the catalog entry with a name, which may have the extension of an image file. `Dot.png` is the entry
    /// `Dot`, unless an entry has the full name.
    private static func set(_ kind: AssetCatalog.Kind, _ name: String, in folder: AssetFolder) -> URL? {
        folder.catalog.url(kind, name) ?? AssetFolder.removingImageExtension(name).flatMap { folder.catalog.url(kind, $0) }
    }

    private static func report(_ name: String, _ reason: String) {
        Diagnostics.report("image.named", "UIImage(named: \"\(name)\"): \(reason)")
    }

    private static func asset(ofSet set: URL) -> UIImageAsset? {
        asset(ofSet: set, \.images, variant: variant)
    }

    private static func symbol(ofSet set: URL) -> UIImageAsset? {
        asset(ofSet: set, \.symbols) { attributes, file, _, _ in
            guard let template = template(file) else { return nil }
            let traits = UITraitCollection(displayScale: AssetAttributes.defaultScale)
            let image = SymbolImage(.template(template), SymbolAttributes(), traits: traits)?.image(.unspecified)
            return AssetVariant(attributes: attributes) { image }
        }
    }

    private static func template(_ file: URL) -> SymbolTemplate? {
        do {
            return try SymbolTemplate(Data(contentsOf: file), file: file.path)
        } catch {
            let reason = (error as? SymbolTemplateError)?.description ?? "\(file.path): \(error.localizedDescription)"
            Diagnostics.report("image.unreadable", reason)
            return nil
        }
    }

    private static func asset(
        ofSet set: URL, _ entries: (AssetContents) -> [AssetContents.Entry]?,
        variant: (AssetAttributes, URL, AssetContents.Entry, AssetContents.Properties?) -> AssetVariant?
    ) -> UIImageAsset? {
        guard let contents = AssetContents.read(set.appendingPathComponent("Contents.json")) else { return nil }
        var variants: [AssetVariant] = []
        var missingFiles: [String] = []
        for entry in entries(contents) ?? [] {
            guard let name = entry.filename, let attributes = entry.attributes else { continue }
            let file = set.appendingPathComponent(name)
            if !FileManager.default.fileExists(atPath: file.path) {
                missingFiles.append(name)
            } else if let variant = variant(attributes, file, entry, contents.properties) {
                variants.append(variant)
            } else {
                return nil
            }
        }
        if !missingFiles.isEmpty {
            Diagnostics.report("asset.missing", "\(set.path): there is no file \(missingFiles.joined(separator: ", "))")
        } else if variants.isEmpty {
            Diagnostics.report("asset.empty", "\(set.path): it has no image for a supported device")
        }
        return variants.isEmpty ? nil : UIImageAsset(variants)
    }

    private static func variant(
        _ attributes: AssetAttributes, _ file: URL, _ entry: AssetContents.Entry, _ properties: AssetContents.Properties?
    ) -> AssetVariant {
        let style = AssetStyle(entry, properties, scale: scale(attributes, file))
        return AssetVariant(attributes: attributes) {
            AssetStore.shared.image("\(file.path)\0\(style.hashValue)") { style.image(of: file) }
        }
    }

    /// Returns the scale of a variant. A vector image for scale 1, or for any scale, gets the default scale.
    private static func scale(_ attributes: AssetAttributes, _ file: URL) -> CGFloat {
        if attributes.scale > (file.isVectorImage ? 1 : 0) { return attributes.scale }
        return file.isVectorImage ? AssetAttributes.defaultScale : 1
    }
}
