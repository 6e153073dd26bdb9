/// The installed faces, indexed by name and family. Names are compared in lower case and without spaces.
struct FaceIndex {
    let faces: [FontFace]
    private var byName: [String: Int] = [:]
    private var byFamily: [String: [Int]] = [:]

    init(_ faces: [FontFace]) {
        self.faces = faces
        for (index, face) in faces.enumerated() {
            // A face that is registered later does not replace a face of the same name.
            for name in [face.postscriptName, face.fullName].map(FontFace.key) where byName[name] == nil { byName[name] = index }
            byFamily[FontFace.key(face.family), default: []].append(index)
        }
    }

    /// Returns the face with a PostScript name or full name.
    func face(named name: String) -> FontFace? { byName[FontFace.key(name)].map { faces[$0] } }

    func faces(ofFamily family: String) -> [FontFace] { (byFamily[FontFace.key(family)] ?? []).map { faces[$0] } }
}
