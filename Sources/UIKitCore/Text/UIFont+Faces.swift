extension UIFont {
    /// All faces in the toolkit's font list, in registered files, and in iOS' families (drawn with substitute fonts).
    static var faces: [FontFace] {
        let installedFaces = AppFonts.faces()
        let names = Set(installedFaces.map(\.postscriptName))
        let iOSFaces = SubstituteFamily.all.filter(\.isListed).flatMap(\.faces)
        return installedFaces + iOSFaces.filter { !names.contains($0.postscriptName) }
    }

    /// The families that are available by name, in alphabetical order.
    ///
    /// These are the families of iOS 18 (drawn with substitute fonts), of the toolkit's font list, and of registered
    /// files.
    public class var familyNames: [String] {
        Set(faces.map(\.family)).sorted()
    }

    /// Returns the names of a family's faces, such as `Inter-Bold`; empty for an unknown family.
    ///
    /// The faces of iOS' families are in the order of iOS, with the regular face first. Faces of other families are
    /// in alphabetical order.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let iOSNames = SubstituteFamily.named(familyName)?.faces.map(\.postscriptName) ?? []
        let otherNames = Set(FontName.faces(ofFamily: familyName).map(\.postscriptName)).subtracting(iOSNames)
        return iOSNames + otherNames.sorted()
    }
}
