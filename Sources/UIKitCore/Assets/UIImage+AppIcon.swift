import Foundation

extension UIImage {
    /// Returns the icon of the app; `nil` without an icon.
    ///
    /// The icon is the largest image of the icon set that `CFBundleIconName` of Info.plist names, `AppIcon` by
    /// default. Without such a set, it is the last of the files in `CFBundleIconFiles` that exists.
    /// - Parameter bundle: The bundle with the icon; `nil` for that of the app.
    package static func appIcon(in bundle: Bundle? = nil) -> UIImage? {
        let icons = (bundle ?? .main).object(forInfoDictionaryKey: "CFBundleIcons") as? [String: Any]
        let primary = icons?["CFBundlePrimaryIcon"] as? [String: Any]
        let name = primary?["CFBundleIconName"] as? String ?? "AppIcon"
        if let file = AssetStore.shared.folders(of: bundle).lazy.compactMap({ $0.catalog.url(.icon, name) }).first.flatMap(largestFile) {
            return UIImage(contentsOfFile: file.path)
        }
        let files = primary?["CFBundleIconFiles"] as? [String] ?? []
        return files.last { ImageAssets.exists($0, in: bundle) }.flatMap { UIImage(named: $0, in: bundle, compatibleWith: nil) }
    }

    /// Returns the file of a set with the most bytes, which has the most pixels.
    private static func largestFile(of set: URL) -> URL? {
        let names = AssetContents.read(set.appendingPathComponent("Contents.json"))?.images?.compactMap(\.filename) ?? []
        let files = names.map { set.appendingPathComponent($0) }
        let sizes = files.map { (try? FileManager.default.attributesOfItem(atPath: $0.path)[.size] as? NSNumber)?.intValue ?? 0 }
        return zip(files, sizes).filter { $1 > 0 }.max { $0.1 < $1.1 }?.0
    }
}
