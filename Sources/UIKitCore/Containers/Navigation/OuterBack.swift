/// What a navigation controller's first screen can go back to: something around it.
@MainActor struct OuterBack {
    let title: String
    let go: @MainActor () -> Void
}
