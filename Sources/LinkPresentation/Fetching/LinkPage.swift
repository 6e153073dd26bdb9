/// The part of a preview that the head of a page specifies.
struct LinkPage {
    /// An image of a link.
    enum ImageKind: Hashable, Sendable {
        /// The icon of the site.
        case icon
        /// The picture of the page.
        case picture
    }

    private(set) var title: String?
    private(set) var video: URL?
    /// The URLs of each image, the best one first. The next one is used if one is not available.
    private(set) var images: [ImageKind: [URL]] = [:]

    /// - Parameter base: The URL of the page.
    init(_ head: HTMLHead, base: URL) {
        let base = head.elements("base").first?["href"].flatMap { Self.url($0, base) } ?? base
        var properties: [String: String] = [:]
        for element in head.elements("meta") {
            guard let name = element["property"] ?? element["name"], let content = element["content"], !content.isEmpty else { continue }
            properties[name.lowercased()] = properties[name.lowercased()] ?? content
        }
        func first(_ names: String...) -> String? { names.lazy.compactMap { properties[$0] }.first }
        title = [first("og:title", "twitter:title"), head.title].compactMap { $0.map(Self.trimmed) }.first { !$0.isEmpty }
        video = first("og:video:secure_url", "og:video:url", "og:video").flatMap { Self.url($0, base) }
        let picture = first("og:image:secure_url", "og:image:url", "og:image", "twitter:image", "twitter:image:src")
        if let picture = picture.flatMap({ Self.url($0, base) }) { images[.picture] = [picture] }
        images[.icon] = Self.icons(head, base)
    }

    private static func icons(_ head: HTMLHead, _ base: URL) -> [URL]? {
        let declared = head.elements("link").compactMap { element -> (size: Int, url: URL)? in
            let kinds = (element["rel"] ?? "").lowercased().split(separator: " ")
            guard let url = element["href"].flatMap({ url($0, base) }) else { return nil }
            // Touch icons have more pixels than icons of tabs, which the attribute "sizes" specifies otherwise.
            let isTouchIcon = kinds.contains { $0.hasPrefix("apple-touch-icon") }
            guard isTouchIcon || kinds.contains("icon") else { return nil }
            let size = element["sizes"]?.lowercased().split(separator: "x").first.flatMap { Int($0) }
            return (size ?? (isTouchIcon ? 180 : 16), url)
        }
        let fallback = ["http", "https"].contains(base.scheme?.lowercased()) ? url("/favicon.ico", base) : nil
        let all = declared.sorted { $0.size > $1.size }.map(\.url) + [fallback].compactMap(\.self)
        return all.isEmpty ? nil : all
    }

    /// Returns the URL in a page. A page of the web must not make the app read files of the device.
    private static func url(_ text: String, _ base: URL) -> URL? {
        URL(string: trimmed(text), relativeTo: base).map(\.absoluteURL).flatMap { $0.isFileURL && !base.isFileURL ? nil : $0 }
    }

    private static func trimmed(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
