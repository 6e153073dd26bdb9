/// The keys of view animations. Several animations may run on one property: the key of the first is the property's
/// name, and the keys of the others append a number.
extension CALayer {
    func freeKey(for property: String) -> String {
        guard let usedKeys = animationKeys(), usedKeys.contains(property) else { return property }
        var number = 2
        while usedKeys.contains("\(property)-\(number)") { number += 1 }
        return "\(property)-\(number)"
    }

    func removeViewAnimations(of property: String) {
        for key in viewAnimationKeys(of: property) { removeAnimation(forKey: key) }
    }

    func hasEndlessViewAnimation(of property: String) -> Bool {
        viewAnimationKeys(of: property).contains { animation(forKey: $0)?.repeatCount == .infinity }
    }

    private func viewAnimationKeys(of property: String) -> [String] {
        (animationKeys() ?? []).filter { $0 == property || $0.hasPrefix("\(property)-") }
    }
}
