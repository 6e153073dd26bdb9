import Foundation

/// Parses the points of a GPX file.
///
/// The parser supports the parts of GPX that describe a track: points with coordinate, `ele`, `time`, `speed` and
/// `course`. Comments are removed first. Of the elements `trkpt`, `rtept` and `wpt`, the first kind that the file
/// contains is searched for as text, and each element becomes a location. A complete XML parser is not used, because
/// it would add a library to every app that uses locations.
enum GPXReader {
    static func points(in data: Data) throws(LocationTrackError) -> [CLLocation] {
        guard let text = String(data: data, encoding: .utf8) else { throw .notText }
        let plain = withoutComments(text)
        for name in ["trkpt", "rtept", "wpt"] {
            let elements = elements(name, in: plain)
            guard !elements.isEmpty else { continue }
            var points: [CLLocation] = []
            for (index, element) in elements.enumerated() {
                guard let point = location(element) else { throw .noPlace(point: index + 1) }
                points.append(point)
            }
            return points
        }
        throw .noPoints
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.range(of: "<!--") {
            result += rest[..<start.lowerBound]
            guard let end = rest.range(of: "-->", range: start.upperBound..<rest.endIndex) else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// The attributes and the content of an element, both as text.
    private struct Element {
        let attributes: Substring
        let content: Substring

        func attribute(_ name: String) -> String? {
            for quote in ["\"", "'"] {
                guard let start = attributes.range(of: name + "=" + quote) else { continue }
                guard let end = attributes.range(of: quote, range: start.upperBound..<attributes.endIndex) else { continue }
                return String(attributes[start.upperBound..<end.lowerBound])
            }
            return nil
        }

        func text(_ name: String) -> String? {
            GPXReader.elements(name, in: content).first?.content.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    private static func elements(_ name: String, in text: some StringProtocol) -> [Element] {
        var found: [Element] = []
        var rest = Substring(text)
        while let openingTag = rest.range(of: "<" + name) {
            rest = rest[openingTag.upperBound...]
            guard let following = rest.first, following.isWhitespace || following == ">" || following == "/" else { continue }
            guard let tagEnd = rest.firstIndex(of: ">") else { return found }
            let attributes = rest[..<tagEnd]
            rest = rest[rest.index(after: tagEnd)...]
            if attributes.hasSuffix("/") {
                found.append(Element(attributes: attributes.dropLast(), content: ""))
            } else {
                guard let closingTag = rest.range(of: "</" + name) else { return found }
                found.append(Element(attributes: attributes, content: rest[..<closingTag.lowerBound]))
                rest = rest[closingTag.upperBound...]
            }
        }
        return found
    }

    private static func location(_ element: Element) -> CLLocation? {
        guard let latitude = element.attribute("lat").flatMap(number), let longitude = element.attribute("lon").flatMap(number)
        else { return nil }
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
        let altitude = element.text("ele").flatMap(number)
        return CLLocation(
            coordinate: coordinate, altitude: altitude ?? 0, horizontalAccuracy: 5, verticalAccuracy: altitude == nil ? -1 : 5,
            course: element.text("course").flatMap(number) ?? -1, speed: element.text("speed").flatMap(number) ?? -1,
            timestamp: element.text("time").flatMap(date) ?? .distantPast)
    }

    /// Returns a finite number; `nil` for other text, `nan` and `inf`.
    private static func number(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

    private static func date(_ text: String) -> Date? {
        (try? Date(text, strategy: .iso8601)) ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    }
}
