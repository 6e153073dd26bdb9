@_implementationOnly import CPango

/// A face of the font list.
package struct ListedFace {
    package var family: String
    package var style: String
    package var postscriptName: String
    package var fullName: String
    /// The weight, from 100 to 1000.
    package var weight: Int
    package var isItalic: Bool
}

extension ShapingContext {
    /// Returns whether a file contains a font with characters. Wraps `FcFreeTypeQueryAll`, and searches for
    /// characters with HarfBuzz.
    private static func isFont(_ path: String) -> Bool {
        guard let set = FcFontSetCreate() else { return false }
        defer { FcFontSetDestroy(set) }
        guard FcFreeTypeQueryAll(path, UInt32.max, nil, nil, set) > 0, set.pointee.nfont > 0 else { return false }
        guard let blob = hb_blob_create_from_file_or_fail(path) else { return false }
        defer { hb_blob_destroy(blob) }
        let face = hb_face_create(blob, 0)
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let letters = hb_set_create() else { return false }
        defer { hb_set_destroy(letters) }
        hb_face_collect_unicodes(face, letters)
        return hb_set_get_population(letters) > 0
    }

    /// Adds the fonts of a file to the list. Wraps `FcConfigAppFontAddFile`. The owner of the context then discards
    /// its caches.
    ///
    /// - Returns: Whether the file contains a font.
    package func add(fontFile path: String) -> Bool {
        guard Self.isFont(path), FcConfigAppFontAddFile(FcConfigGetCurrent(), path) != 0 else { return false }
        configurationDidChange()
        return true
    }

    /// Removes all added files from the list, except some. Wraps `FcConfigAppFontClear`.
    package func removeFontFiles(butKeep files: [String]) {
        FcConfigAppFontClear(FcConfigGetCurrent())
        for file in files { FcConfigAppFontAddFile(FcConfigGetCurrent(), file) }
        configurationDidChange()
    }

    private func configurationDidChange() {
        pango_fc_font_map_config_changed(OpaquePointer(fontMap))
        pango_context_changed(context)
    }

    /// Returns all faces of the list and of the added files. Wraps `FcConfigGetFonts`.
    package func faces() -> [ListedFace] {
        var faces: [ListedFace] = []
        for kind in [FcSetSystem, FcSetApplication] {
            guard let set = FcConfigGetFonts(FcConfigGetCurrent(), kind) else { continue }
            for index in 0..<Int(set.pointee.nfont) {
                guard let pattern = set.pointee.fonts[index], let face = Self.face(pattern) else { continue }
                faces.append(face)
            }
        }
        return faces
    }

    /// Returns the file and the index of the face with a PostScript name or full name. Wraps `FcConfigGetFonts`.
    package func file(ofFace name: String) -> (path: String, index: Int)? {
        for kind in [FcSetSystem, FcSetApplication] {
            guard let set = FcConfigGetFonts(FcConfigGetCurrent(), kind) else { continue }
            for number in 0..<Int(set.pointee.nfont) {
                guard let pattern = set.pointee.fonts[number], let path = Self.text(FC_FILE, pattern),
                    [Self.text(FC_POSTSCRIPT_NAME, pattern), Self.text(FC_FULLNAME, pattern)].contains(name)
                else { continue }
                var index: Int32 = 0
                FcPatternGetInteger(pattern, FC_INDEX, 0, &index)
                return (path, Int(index))
            }
        }
        return nil
    }

    private static func face(_ pattern: OpaquePointer) -> ListedFace? {
        guard let family = text(FC_FAMILY, pattern), let name = text(FC_POSTSCRIPT_NAME, pattern) else { return nil }
        var weight = Double(FC_WEIGHT_REGULAR)
        FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight)
        var slant: Int32 = 0
        FcPatternGetInteger(pattern, FC_SLANT, 0, &slant)
        let style = text(FC_STYLE, pattern) ?? "Regular"
        return ListedFace(
            family: family, style: style, postscriptName: name, fullName: text(FC_FULLNAME, pattern) ?? "\(family) \(style)",
            weight: min(1000, max(100, Int(FcWeightToOpenTypeDouble(weight).rounded()))), isItalic: slant != FC_SLANT_ROMAN)
    }

    private static func text(_ key: String, _ pattern: OpaquePointer) -> String? {
        var value: UnsafeMutablePointer<FcChar8>?
        guard FcPatternGetString(pattern, key, 0, &value) == FcResultMatch, let value else { return nil }
        return String(cString: value)
    }
}
