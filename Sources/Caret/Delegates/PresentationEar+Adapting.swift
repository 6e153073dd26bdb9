extension PresentationEar {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        ask((), Hooks.noAnswer(.automatic))
    }

    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle
    {
        ask(traitCollection, Hooks.noAnswer(.automatic))
    }
}
