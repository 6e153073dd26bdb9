extension PresentationDelegateProxy: UIPopoverPresentationControllerDelegate {
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        prepareForPopover.notify(())
    }
}
