extension UIFont {
    /// The faces of the toolkit's font list, those that were registered, and those of iOS' own families, which other fonts draw.
    static var faces: [FontFace] {
        let installed = AppFonts.faces()
        let names = Set(installed.map(\.postscriptName))
        let named = StandInFamily.all.filter(\.isListed).flatMap(\.faces)
        return installed + named.filter { !names.contains($0.postscriptName) }
    }

    /// The families that can be asked for by name, in alphabetical order: those of iOS 18, which other fonts draw, and those of the
    /// toolkit's font list and of registered files.
    public class var familyNames: [String] {
        Set(faces.map(\.family)).sorted()
    }

    /// The names of a family's faces, such as `Inter-Bold`: those of iOS' families in the order that iOS has, the regular one first; those
    /// of other families in alphabetical order. Empty for a family that there is none of.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let known = StandInFamily.named(familyName)?.faces.map(\.postscriptName) ?? []
        let others = Set(FontName.faces(ofFamily: familyName).map(\.postscriptName)).subtracting(known)
        return known + others.sorted()
    }
}
