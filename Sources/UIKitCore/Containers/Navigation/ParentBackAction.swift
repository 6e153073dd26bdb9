/// The back action of a navigation controller's root screen. The parent of the navigation controller provides the
/// action.
@MainActor struct ParentBackAction {
    let title: String
    let go: @MainActor () -> Void
}
