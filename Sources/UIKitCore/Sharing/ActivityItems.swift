import Foundation

/// The shared items by kind.
@MainActor struct ActivityItems {
    var texts: [String] = []
    var urls: [URL] = []
    var files: [URL] = []
    var images: [UIImage] = []
    /// The number of items of other kinds. Only activities of the app support them.
    var otherCount = 0

    init(_ items: [Any]) {
        for item in items {
            switch item {
            case let text as String: texts.append(text)
            case let text as NSAttributedString: texts.append(text.string)
            case let url as URL where url.isFileURL: files.append(url)
            case let url as URL: urls.append(url)
            case let image as UIImage: images.append(image)
            default: otherCount += 1
            }
        }
    }

    var count: Int { texts.count + urls.count + files.count + images.count + otherCount }

    /// The title of the sheet for the items.
    var title: String {
        if count > 1 { return "\(count) Items" }
        if let text = texts.first { return String(text.split(whereSeparator: \.isNewline).first ?? "Text") }
        if let address = urls.first { return address.host ?? address.absoluteString }
        if let file = files.first { return file.lastPathComponent }
        return images.isEmpty ? "Share" : "Image"
    }

    /// The subtitle of the sheet.
    var subtitle: String {
        if count > 1 { return kinds.joined(separator: ", ") }
        if let address = urls.first { return address.absoluteString }
        if let image = images.first { return "\(Int(image.size.width * image.scale)) × \(Int(image.size.height * image.scale))" }
        return kinds.first ?? ""
    }

    /// A small image of the items.
    var image: UIImage? {
        if let image = images.first { return image }
        if !urls.isEmpty { return UIImage(systemName: "link") }
        return UIImage(systemName: texts.isEmpty ? "doc" : "text.alignleft")
    }

    private var kinds: [String] {
        [
            Self.countText(texts.count, "Text", "Texts"), Self.countText(urls.count, "Address", "Addresses"),
            Self.countText(files.count, "File", "Files"), Self.countText(images.count, "Image", "Images"),
        ].compactMap { $0 }
    }

    private static func countText(_ count: Int, _ one: String, _ more: String) -> String? {
        if count == 0 { return nil }
        return count == 1 ? one : "\(count) \(more)"
    }
}
