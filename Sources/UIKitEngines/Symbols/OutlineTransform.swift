import CoreGraphics

/// Parses the transforms of SVG.
///
/// - Source: https://www.w3.org/TR/SVG11/coords.html#TransformAttribute
enum OutlineTransform {
    /// Returns the product of a list of transforms; `nil` if one is unknown or has a wrong number of arguments.
    static func read(_ text: String) -> CGAffineTransform? {
        var result = CGAffineTransform.identity
        for match in text.matches(of: #/([A-Za-z]+)\s*\(([^)]*)\)/#) {
            let arguments = match.2.split { $0 == "," || $0.isWhitespace }
            let numbers = arguments.compactMap { OutlineReader.number($0) }
            guard numbers.count == arguments.count, let transform = transform(match.1, numbers) else { return nil }
            result = transform.concatenating(result)
        }
        return result
    }

    private static func transform(_ name: Substring, _ numbers: [CGFloat]) -> CGAffineTransform? {
        switch (name, numbers.count) {
        case ("matrix", 6): return CGAffineTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
        case ("translate", 1...2): return CGAffineTransform(translationX: numbers[0], y: numbers.count > 1 ? numbers[1] : 0)
        case ("scale", 1...2): return CGAffineTransform(scaleX: numbers[0], y: numbers.count > 1 ? numbers[1] : numbers[0])
        case ("rotate", 1): return CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
        case ("rotate", 3):
            let rotation = CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
            return CGAffineTransform(translationX: -numbers[1], y: -numbers[2]).concatenating(rotation)
                .concatenating(CGAffineTransform(translationX: numbers[1], y: numbers[2]))
        default: return nil
        }
    }
}
