/// Makes image assets of what bundles hold.
enum ImageAssets {
    /// The asset of that name; `nil`, with one diagnostic, if there is none, or none that can be used.
    static func asset(_ name: String, in bundle: Bundle?) -> UIImageAsset? {
        AssetStore.shared.asset(name, in: bundle) {
            for folder in AssetStore.shared.folders(of: bundle) {
                if let set = folder.catalog.url(.image, name) { return asset(ofSet: set) }
                let files = folder.looseFiles(name)
                if !files.isEmpty {
                    return UIImageAsset(files.map { variant($0.0, $0.1, AssetContents.Entry(), nil) })
                }
                if folder.catalog.url(.symbol, name) != nil {
                    report(name, "is a symbol set, which is not read here. Export it as an SVG into an image set.")
                    return nil
                }
            }
            let places = AssetFolders(bundle).roots.map(\.path).joined(separator: ", ")
            report(name, "no catalog and no file has this name in \(places).")
            return nil
        }
    }

    /// Whether there is an asset of that name; a missing one is not reported.
    static func exists(_ name: String, in bundle: Bundle?) -> Bool {
        AssetStore.shared.folders(of: bundle).contains { $0.catalog.url(.image, name) != nil || !$0.looseFiles(name).isEmpty }
    }

    private static func report(_ name: String, _ reason: String) {
        Diagnostics.report("image.named", "UIImage(named: \"\(name)\"): \(reason)")
    }

    private static func asset(ofSet set: URL) -> UIImageAsset? {
        guard let contents = AssetContents.read(set.appendingPathComponent("Contents.json")) else { return nil }
        var variants: [AssetVariant] = []
        var missing: [String] = []
        for entry in contents.images ?? [] {
            guard let name = entry.filename, let attributes = entry.attributes else { continue }
            let file = set.appendingPathComponent(name)
            if !FileManager.default.fileExists(atPath: file.path) {
                missing.append(name)
            } else {
                variants.append(variant(attributes, file, entry, contents.properties))
            }
        }
        if !missing.isEmpty {
            Diagnostics.report("asset.missing", "\(set.path): there is no file \(missing.joined(separator: ", "))")
        } else if variants.isEmpty {
            Diagnostics.report("asset.empty", "\(set.path): it has no picture for any device that is known here")
        }
        return variants.isEmpty ? nil : UIImageAsset(variants)
    }

    private static func variant(
        _ attributes: AssetAttributes, _ file: URL, _ entry: AssetContents.Entry, _ properties: AssetContents.Properties?
    ) -> AssetVariant {
        let look = AssetLook(entry, properties, scale: scale(attributes, file))
        return AssetVariant(attributes: attributes) {
            AssetStore.shared.image("\(file.path)\0\(look.hashValue)") { look.image(of: file) }
        }
    }

    /// A drawing for any scale is drawn for the sharpest screens.
    private static func scale(_ attributes: AssetAttributes, _ file: URL) -> CGFloat {
        let isDrawing = file.pathExtension.lowercased() == "svg"
        if attributes.scale > (isDrawing ? 1 : 0) { return attributes.scale }
        return isDrawing ? AssetAttributes.usualScale : 1
    }
}
