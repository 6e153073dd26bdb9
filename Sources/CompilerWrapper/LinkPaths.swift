/// The folders that are linked into generated packages, with the folders of the user that they stand for.
package struct LinkPaths: Equatable, Sendable, Codable {
    /// A link, and the folder that the link refers to. Both paths are absolute.
    package struct Link: Equatable, Sendable, Codable {
        package var link: String
        package var folder: String

        package init(link: String, folder: String) {
            self.link = link
            self.folder = folder
        }
    }

    /// The links, of which no path may be a prefix of another at a slash.
    package var links: [Link]

    package init(_ links: [Link]) {
        self.links = links
    }

    package init(from decoder: any Decoder) throws {
        links = try decoder.singleValueContainer().decode([Link].self)
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(links)
    }

    /// Returns an argument in which the user's paths replace those of the links, also inside of the argument, as in
    /// `-I/path`.
    package func replaced(in argument: String) -> String {
        guard argument.utf8.contains(UInt8(ascii: "/")) else { return argument }
        var result = argument
        for link in links { result = Self.replace(link.link, by: link.folder, in: result) }
        return result
    }

    /// Returns the text of an output file map, in which the user's paths replace the keys.
    package func replaced(inOutputFileMap text: String) -> String {
        var result = text
        for link in links {
            for escapes in [false, true] {
                let from = Self.json(link.link, escapesSlashes: escapes)
                let to = Self.json(link.folder, escapesSlashes: false)
                result = Self.replace("\"" + from, by: "\"" + to, in: result)
            }
        }
        return result
    }

    /// The link whose folder contains a path, for messages about a generated package.
    package func original(of path: String) -> String { replaced(in: path) }

    /// Replaces a path where a slash, a quotation mark or the end follows it.
    private static func replace(_ path: String, by folder: String, in text: String) -> String {
        let (bytes, pattern) = (Array(text.utf8), Array(path.utf8))
        guard !pattern.isEmpty, bytes.count >= pattern.count else { return text }
        let ends: [UInt8] = [UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "=")]
        var result: [UInt8] = []
        var (copied, place) = (0, 0)
        while place + pattern.count <= bytes.count {
            let end = place + pattern.count
            guard bytes[place] == pattern[0], bytes[place..<end].elementsEqual(pattern), end == bytes.count || ends.contains(bytes[end])
            else {
                place += 1
                continue
            }
            result += bytes[copied..<place]
            result += Array(folder.utf8)
            (copied, place) = (end, end)
        }
        guard copied > 0 else { return text }
        return String(decoding: result + bytes[copied...], as: UTF8.self)
    }

    /// Returns a string as it is written between quotation marks in JSON.
    private static func json(_ text: String, escapesSlashes: Bool) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\"
            case "/" where escapesSlashes: result += "\\"
            default: break
            }
            result.unicodeScalars.append(scalar)
        }
        return result
    }
}
