import CoreGraphics

/// The shapes that contain other symbols.
enum SymbolContainer {
    /// The space for content within a shape, in units of the 24 by 24 grid.
    private struct Area {
        /// The side of the square that the content may fill.
        var side: CGFloat
        /// The centre of the content.
        var center = CGPoint(x: 12, y: 12)
    }

    private static let areas: [Substring: Area] = [
        "circle": Area(side: 10.4), "square": Area(side: 10.5), "rectangle": Area(side: 9.5),
        "triangle": Area(side: 7.5, center: CGPoint(x: 12, y: 14.2)), "diamond": Area(side: 9), "app": Area(side: 10.5),
        "octagon": Area(side: 10), "hexagon": Area(side: 9.5), "rectangle.portrait": Area(side: 9),
        "shield": Area(side: 9, center: CGPoint(x: 12, y: 11.4)), "seal": Area(side: 9),
        "bubble": Area(side: 8.4, center: CGPoint(x: 12, y: 10.9)), "message": Area(side: 8.4, center: CGPoint(x: 12, y: 11.4)),
        "icloud": Area(side: 6.6, center: CGPoint(x: 12.2, y: 13.6)), "cloud": Area(side: 6.6, center: CGPoint(x: 12.2, y: 13.6)),
        "doc": Area(side: 7.6, center: CGPoint(x: 12, y: 14.4)), "folder": Area(side: 7.4, center: CGPoint(x: 12, y: 15)),
        "house": Area(side: 6.4, center: CGPoint(x: 12, y: 15)), "heart": Area(side: 8, center: CGPoint(x: 12, y: 11.2)),
        "clipboard": Area(side: 8, center: CGPoint(x: 12, y: 13.2)), "viewfinder": Area(side: 9.5),
        "square.dashed": Area(side: 10), "app.dashed": Area(side: 10), "circle.dashed": Area(side: 10), "circle.dotted": Area(side: 10),
    ]
    /// The maximum scale of content.
    private static let maximumScale: CGFloat = 0.58

    /// The stroke width of content relative to that of the shape.
    private static let strokeScale: CGFloat = 0.9

    /// The names of the shapes, including filled ones. The longest is first, because some names are suffixes of
    /// others.
    static let names = areas.keys.flatMap { [String($0), "\($0).fill"] }.sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }

    /// The symbols that are not filled within a shape. All others use their filled variant.
    private static let outlined: Set<Substring> = [
        "trash", "folder", "tray", "archivebox", "doc", "paperplane", "xmark.bin", "gearshape", "calendar", "square", "rectangle",
        "circle", "triangle",
    ]

    /// Returns the name of the variant of a symbol that is used within a shape.
    static func content(_ name: Substring) -> Substring {
        let filled = name + ".fill"
        return !name.hasSuffix(".fill") && !outlined.contains(name) && SymbolLibrary.contains(filled) ? filled : name
    }

    /// Returns the parts of a symbol within a shape; `nil` if there is no such shape.
    static func parts(_ inner: [SymbolPart], in name: Substring) -> [SymbolPart]? {
        let isFilled = name.hasSuffix(".fill")
        guard let area = areas[isFilled ? name.dropLast(5) : name], let container = SymbolLibrary.parts(name, depth: 2),
            let box = SymbolPart.box(of: inner)
        else { return nil }
        let scale = min(maximumScale, area.side / max(box.width, box.height, 1))
        let content = SymbolPlacing.parts(inner, scale: scale, center: area.center).map { part in
            var part = isFilled ? part.onFilledShape : part.at(level: 0)
            part.strokeScale *= strokeScale
            return part
        }
        return container.map { $0.at(level: 1) } + content
    }
}

extension SymbolPart {
    /// The part for a filled shape: painted parts are cut out of the shape, and cut-out parts are painted.
    fileprivate var onFilledShape: SymbolPart {
        switch effect {
        case .paint: at(level: 0).with(.contrast)
        case .cut, .gap: at(level: 1).with(.paint)
        case .contrast: at(level: 0)
        }
    }
}
