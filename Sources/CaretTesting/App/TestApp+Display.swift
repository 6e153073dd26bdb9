import Platform

extension TestApp {
    /// Gives the main screen another size, in points, as turning a device or dragging a window's corner does.
    public func resize(to size: CGSize) async {
        await change { $0.size = size }
    }

    /// Turns the device by 90°: width and height change places. Covered edges move along; a named device covers what the real one does.
    public func rotate() async {
        await change { $0 = $0.turned }
    }

    /// Changes between light and dark, as the person does in Settings.
    public func setAppearance(_ style: UIUserInterfaceStyle) async {
        await change { $0.appearance = style == .dark ? .dark : .light }
    }

    private func change(_ body: (inout DisplayMetrics) -> Void) async {
        guard let window = backend.windows.first else { return }
        var metrics = window.metrics
        body(&metrics)
        window.send(.metrics(metrics))
        await advance(frames: 1)
    }
}
