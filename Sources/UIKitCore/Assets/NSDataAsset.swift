/// The content of a data set in a catalog.
///
/// - Source: https://developer.apple.com/documentation/uikit/nsdataasset
open class NSDataAsset: NSObject {
    /// The name of the set, including the groups that provide a namespace.
    public let name: String
    /// The bytes of the file.
    public let data: Data
    /// The type identifier in the catalog; `public.data` by default.
    public let typeIdentifier: String

    /// Loads the data set with a name from the main bundle; returns `nil`, with a diagnostic, if there is none.
    public convenience init?(name: String) {
        self.init(name: name, bundle: .main)
    }

    /// Loads the data set with a name from a bundle, in the variant for the current traits. Returns `nil`, with a
    /// diagnostic, if there is none.
    public init?(name: String, bundle: Bundle) {
        guard let set = AssetStore.shared.folders(of: bundle).lazy.compactMap({ $0.catalog.url(.data, name) }).first else {
            MissingNames.assets.report(
                "data.named", "data \(name)", "NSDataAsset(name: \"\(name)\"): no catalog of \(bundle.bundlePath) has this data set.")
            return nil
        }
        guard let contents = AssetContents.read(set.appendingPathComponent("Contents.json")) else { return nil }
        let entries = (contents.data ?? []).compactMap { entry in entry.attributes.map { (attributes: $0, entry: entry) } }
        guard let bestIndex = AssetAttributes.best(for: .current, among: entries.map(\.attributes)),
            let file = entries[bestIndex].entry.filename, let data = Self.read(set.appendingPathComponent(file))
        else { return nil }
        self.name = name
        self.data = data
        typeIdentifier = entries[bestIndex].entry.type ?? "public.data"
        super.init()
    }

    private static func read(_ file: URL) -> Data? {
        do { return try Data(contentsOf: file) } catch {
            Diagnostics.report("asset.missing", "\(file.path): \(error.localizedDescription)")
            return nil
        }
    }
}
