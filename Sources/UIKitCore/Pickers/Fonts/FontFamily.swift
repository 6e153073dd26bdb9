/// A family of fonts in a picker.
struct FontFamily: Equatable {
    var name: String
    /// The faces that can be selected, ordered by weight, and upright before italic.
    var faces: [FontFace]

    /// The face that represents the family: an upright face, if there is one, with the weight nearest to regular.
    var regular: FontFace? { faces.min { Self.distance($0) < Self.distance($1) } }

    /// The descriptor of the family.
    @MainActor var descriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [.family: name]) }

    private static func distance(_ face: FontFace) -> Int { abs(face.weight - 400) + (face.isItalic ? 1_000 : 0) }

    /// Returns the families with a face that has certain traits, in alphabetical order. The families contain only the
    /// matching faces.
    @MainActor static func all(having traits: UIFontDescriptor.SymbolicTraits) -> [FontFamily] {
        let needsEqualWidths = traits.contains(.traitMonoSpace)
        let otherTraits = traits.subtracting(.traitMonoSpace)
        return Dictionary(grouping: UIFont.faces, by: \.family).compactMap { name, faces -> FontFamily? in
            guard !needsEqualWidths || faces.first?.hasEqualWidths == true else { return nil }
            let matchingFaces = otherTraits.isEmpty ? faces : faces.filter { $0.symbolicTraits.isSuperset(of: otherTraits) }
            return matchingFaces.isEmpty ? nil : FontFamily(name, matchingFaces)
        }
        .sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    private init(_ name: String, _ faces: [FontFace]) {
        self.name = name
        var names: Set<String> = []
        self.faces = faces.filter { names.insert($0.postscriptName).inserted }.sorted {
            ($0.weight, $0.isItalic ? 1 : 0, $0.style) < ($1.weight, $1.isItalic ? 1 : 0, $1.style)
        }
    }
}

extension FontFace {
    /// The descriptor of the face.
    @MainActor var descriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [.name: postscriptName]) }

    /// The traits of the face, except for monospacing.
    @MainActor fileprivate var symbolicTraits: UIFontDescriptor.SymbolicTraits {
        var traits = UIFont(name: postscriptName, size: 0)?.fontDescriptor.symbolicTraits ?? []
        if isItalic { traits.insert(.traitItalic) }
        if isBold { traits.insert(.traitBold) }
        return traits
    }

    /// Whether all letters have the same width. The letters are measured, because font names do not indicate equal
    /// widths.
    @MainActor fileprivate var hasEqualWidths: Bool {
        guard let font = UIFont(name: postscriptName, size: 20) else { return false }
        let widths = ["iiii", "WWWW"].map { $0.size(withAttributes: [.font: font]).width }
        return abs(widths[0] - widths[1]) < 0.5
    }
}
