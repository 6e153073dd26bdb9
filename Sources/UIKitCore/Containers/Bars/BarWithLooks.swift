/// What has appearance objects: it keeps copies of those it is given, and follows their changes.
@MainActor protocol BarWithLooks: AnyObject {
    associatedtype Look: UIBarAppearance
    var looks: BarAppearances<Look> { get set }
    /// Shows what the appearances say now.
    func lookDidChange()
    /// A copy of an appearance that tells of its changes.
    func owned(_ look: Look) -> Look
}

extension BarWithLooks {
    /// The appearance over content, made when it is first asked for.
    var standardLook: Look {
        if let standard = looks.standard { return standard }
        let made = owned(Look(idiom: .unspecified))
        looks.standard = made
        return made
    }

    /// Takes a copy in one of the places for appearances.
    func takeLook(_ look: Look?, for place: WritableKeyPath<BarAppearances<Look>, Look?>) {
        looks[keyPath: place] = look.map { owned($0) }
        lookDidChange()
    }
}
