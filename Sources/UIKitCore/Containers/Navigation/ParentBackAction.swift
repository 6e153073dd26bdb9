/// The back action of a navigation controller's root screen, provided by a container around the navigation
/// controller.
@MainActor struct ParentBackAction {
    let title: String
    let go: @MainActor () -> Void
}
