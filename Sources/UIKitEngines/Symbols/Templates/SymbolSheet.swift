import CoreGraphics

/// The contents of a template's sheet: the shapes of the variants at their positions, and the guides around them.
///
/// A recursive walk applies each element's transform, and collects shapes by variant and guides by name. Each variant
/// is then moved so that its left margin and its baseline are at the origin. It is also scaled so that the distance
/// from its baseline to its cap line is the cap height. Shapes that are invalid or too far away are errors.
struct SymbolSheet {
    private var variants: [String: [SymbolLayer]] = [:]
    private var guides: [String: CGRect] = [:]
    /// The variants with a shape that is invalid or out of range.
    private var broken: Set<String> = []
    private let rules: SymbolRules

    /// The maximum extent of a symbol from its left margin and baseline, in hundredths of an em: 20 em.
    private static let maximumExtent: CGFloat = 2_000

    init(_ root: NibElement) {
        rules = SymbolRules(Self.sheets(root).joined(separator: "\n"))
        walk(root, .identity, variant: nil)
    }

    /// Returns the outlines, relative to their margins and baselines.
    func outlines(file: String) throws(SymbolTemplateError) -> [SymbolTemplate.Variant: SymbolOutline] {
        if let name = broken.min() {
            throw SymbolTemplateError(description: "\(file): \(name) has a shape that is invalid or out of range")
        }
        var result: [SymbolTemplate.Variant: SymbolOutline] = [:]
        for (name, layers) in variants {
            guard let variant = Self.variant(name) else { continue }
            let size = SymbolTemplate.Variant.scales[variant.scale - 1]
            guard let baseline = guides["Baseline-\(size)"]?.midY, let capline = guides["Capline-\(size)"]?.midY, baseline > capline else {
                throw SymbolTemplateError(
                    description: "\(file): \(name) needs the guides Baseline-\(size) and Capline-\(size), one below the other")
            }
            let ink = layers.reduce(CGRect.null) { $0.union($1.path.boundingBoxOfPath) }
            guard !ink.isNull else { continue }
            let edges = margins(name, ink)
            let unit = SymbolOutline.capHeight / (baseline - capline)
            let matrix = CGAffineTransform(translationX: -edges.left, y: -baseline).concatenating(CGAffineTransform(scaleX: unit, y: unit))
            let outline = SymbolOutline(layers: layers.map { $0.applying(matrix) }, width: max(edges.right - edges.left, 0) * unit)
            let extents = [outline.ink.minX, outline.ink.minY, outline.ink.maxX, outline.ink.maxY, outline.width]
            guard extents.allSatisfy({ abs($0) <= Self.maximumExtent }) else {
                throw SymbolTemplateError(
                    description: "\(file): \(name) reaches farther than \(Int(Self.maximumExtent / 100)) em from its margin and baseline")
            }
            result[variant] = outline
        }
        return result
    }

    /// Returns a variant's own margins. Without own margins, returns those of another variant at the same distance
    /// from the ink; if there are none, the edges of the ink.
    private func margins(_ name: String, _ ink: CGRect) -> (left: CGFloat, right: CGFloat) {
        if let left = guides["left-margin-\(name)"]?.midX, let right = guides["right-margin-\(name)"]?.midX { return (left, right) }
        for other in ["Regular-M", "Regular-S"] + variants.keys.sorted() {
            // In older templates only one variant has margins, and the names of its guides do not contain the name of
            // the variant.
            let ending = other == "Regular-M" && guides["left-margin-\(other)"] == nil ? "" : "-\(other)"
            guard let left = guides["left-margin\(ending)"]?.midX, let right = guides["right-margin\(ending)"]?.midX,
                let otherInk = variants[other]?.reduce(CGRect.null, { $0.union($1.path.boundingBoxOfPath) }), !otherInk.isNull
            else { continue }
            return (ink.minX - (otherInk.minX - left), ink.maxX + right - otherInk.maxX)
        }
        return (ink.minX, ink.maxX)
    }

    private static func variant(_ name: String) -> SymbolTemplate.Variant? {
        let components = name.split(separator: "-")
        guard components.count == 2, let weight = SymbolTemplate.Variant.weights.firstIndex(of: String(components[0])),
            let scale = SymbolTemplate.Variant.scales.firstIndex(of: String(components[1]))
        else { return nil }
        return SymbolTemplate.Variant(weight: weight + 1, scale: scale + 1)
    }

    // MARK: - Reading

    private static func sheets(_ element: NibElement) -> [String] {
        element.name == "style" ? [element.text] : element.children.flatMap(sheets)
    }

    private mutating func walk(_ element: NibElement, _ outer: CGAffineTransform, variant: String?) {
        let transform = (element["transform"].flatMap { OutlineTransform.read($0) } ?? .identity).concatenating(outer)
        let isVariant = variant == nil && element.id.map { Self.variant($0) != nil } == true
        let variant = isVariant ? element.id : variant
        let path = OutlineShape.path(element)
        if let variant, path == nil, OutlineShape.hasOutline(element) { broken.insert(variant) }
        if let path, !path.isEmpty {
            let transformedPath = withUnsafePointer(to: transform) { path.copy(using: $0) } ?? path
            if let variant {
                if !transformedPath.boundingBoxOfPath.isFinite {
                    broken.insert(variant)
                } else if !OutlineShape.isUnfilled(element) {
                    let style = SymbolStyle(classes: (element["class"] ?? "").split(separator: " "), rules: rules)
                    variants[variant, default: []].append(SymbolLayer(path: transformedPath, style: style))
                }
            } else if let id = element.id {
                guides[id] = transformedPath.boundingBoxOfPath
            }
        }
        for child in element.children { walk(child, transform, variant: variant) }
    }
}

extension CGRect {
    /// Whether all edges are finite.
    fileprivate var isFinite: Bool { [minX, minY, maxX, maxY].allSatisfy(\.isFinite) }
}
