extension UIFont {
    /// The faces of the toolkit's font list and those that were registered.
    static var faces: [FontFace] { AppFonts.faces() }

    /// The families that can be asked for by name, in alphabetical order.
    public class var familyNames: [String] {
        Set(faces.map(\.family)).sorted()
    }

    /// The names of a family's faces, such as `Inter-Bold`, in alphabetical order; none for a family that is not there.
    public class func fontNames(forFamilyName familyName: String) -> [String] {
        let found = faces.filter { $0.family.caseInsensitiveCompare(familyName) == .orderedSame }
        return Set(found.map(\.postscriptName)).sorted()
    }
}
