internal import FoundationNetworking
internal import UIKitEngines

/// The elements in the head of a page.
///
/// Reads the text once from tag to tag, in linear time. Comments and scripts are skipped. Reading ends at the body.
/// Errors in the page are ignored, as in browsers.
struct HTMLHead {
    /// The text of the first `title` element; `nil` without one.
    private(set) var title: String?
    private var tags: [(name: String, attributes: [String: String])] = []

    init(_ response: LinkResponse) { self.init(Self.text(response)) }

    init(_ text: String) {
        var scanner = HTMLScanner(text)
        while let tag = scanner.nextTag() {
            if tag.name == "body" || tag.name == "/head" { break }
            switch tag.name {
            case "title":
                let text = HTMLEntities.decoded(scanner.text(until: "</title"))
                title = title ?? text
            case "script", "style", "noscript": _ = scanner.text(until: "</\(tag.name)")
            default: tags.append((tag.name, tag.attributes))
            }
        }
    }

    /// Returns the attributes of the elements with a name.
    func elements(_ name: String) -> [[String: String]] { tags.filter { $0.name == name }.map(\.attributes) }

    /// Returns the text of a page: in Windows-1252 if its server or its head specifies that or Latin-1, in UTF-8
    /// otherwise.
    private static func text(_ response: LinkResponse) -> String {
        let start = String(decoding: response.data.prefix(1024), as: UTF8.self).lowercased()
        let declared = start.components(separatedBy: "charset=").dropFirst().first
            .map { $0.drop { "\"' ".contains($0) }.prefix { $0.isLetter || $0.isNumber || "-_".contains($0) } }
        let isLatin = ["iso-8859-1", "latin1", "windows-1252", "us-ascii"].contains(response.charset ?? declared.map(String.init) ?? "")
        if isLatin, let text = String(data: response.data, encoding: .windowsCP1252) ?? String(data: response.data, encoding: .isoLatin1) {
            return text
        }
        return String(decoding: response.data, as: UTF8.self)
    }
}
