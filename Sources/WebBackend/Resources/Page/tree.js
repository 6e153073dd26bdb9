// Mirrors what is on the screen as elements that assistive technology reads: transparent, where the canvas shows what they stand for, and
// out of the way of pointers. What it does with them goes back as deeds. The layout of a message is written down in PageTree.swift.

import { edits } from "./input.js";

/** What an element of a role is in HTML: its name, and its attributes. Others are a `div` with the ARIA role of the same name. */
const kinds = {
    element: ["div", { role: "group" }],
    text: ["div", { role: "paragraph" }],
    heading: ["div", { role: "heading", "aria-level": "2" }],
    image: ["div", { role: "img" }],
    key: ["button", {}],
    button: ["button", {}],
    toggle: ["button", { role: "switch" }],
    slider: ["div", { role: "slider", "aria-valuemin": "0", "aria-valuemax": "100" }],
    stepper: ["div", { role: "spinbutton" }],
    wheel: ["div", { role: "slider", "aria-valuemin": "0", "aria-valuemax": "100" }],
    pageControl: ["div", { role: "slider", "aria-valuemin": "0", "aria-valuemax": "100" }],
    segments: ["div", { role: "radiogroup" }],
    segment: ["button", { role: "radio" }],
    progress: ["div", { role: "progressbar", "aria-valuemin": "0", "aria-valuemax": "100" }],
    activity: ["div", { role: "progressbar" }],
    textField: ["input", { type: "text" }],
    searchField: ["input", { type: "search" }],
    textView: ["textarea", {}],
    cell: ["div", { role: "listitem" }],
    scrollArea: ["div", { role: "group" }],
    landmark: ["div", { role: "region" }],
    navigationBar: ["div", { role: "navigation" }],
    tabBar: ["div", { role: "tablist" }],
    tab: ["button", { role: "tab" }],
    alert: ["div", { role: "alertdialog" }],
    menuItem: ["button", { role: "menuitem" }],
    map: ["div", { role: "region" }],
    row: ["div", { role: "row" }],
};

/**
 * Roles whose content assistive technology passes over, or takes for their words: an own action in one of them would never be found. In a row of
 * things that one is chosen from nothing stands between the row and what is chosen.
 */
const leaves = new Set([
    "text", "heading", "image", "link", "button", "key", "toggle", "slider", "stepper", "segment", "pageControl", "wheel", "progress", "activity",
    "textField", "textView", "searchField", "tab", "menuItem",
]);
const chosen = new Set(["segment", "tab", "menuItem"]);

const isRange = (element) => ["slider", "spinbutton"].includes(element.role);
const isText = (element) => ["INPUT", "TEXTAREA"].includes(element.tagName);

/** The text that the application has, or will have once it has made all edits, by the element that shows it. */
const texts = new WeakMap();

export class Tree {
    /**
     * `root` holds the elements, and `words` what is announced; `fields` are what text is typed into, which go by the name of the field
     * that is edited.
     */
    constructor(root, words, fields, send) {
        Object.assign(this, { root, words, fields, send });
        /** Whether assistive technology has been at any of the elements, so that it may be led to others. */
        this.isUsed = false;
        this.elements = new Map();
        /** What stands around leaves with actions of their own, by the node. */
        this.groups = new Map();
        root.addEventListener("click", (event) => this.#clicked(event));
        root.addEventListener("input", (event) => this.#entered(event));
        root.addEventListener("focusin", (event) => {
            this.isUsed = true;
            this.#act(event.target, "focus");
        });
        root.addEventListener("keydown", (event) => this.#pressed(event));
        root.addEventListener("keyup", (event) => this.#isOwn(event) && event.stopPropagation());
    }

    clear() {
        this.elements.clear();
        this.groups.clear();
        this.root.replaceChildren();
    }

    update({ roots, nodes, gone, say }) {
        for (const node of nodes) this.#make(node);
        for (const node of nodes) this.#fill(node);
        arrange(this.root, this.#found(roots));
        for (const id of gone) {
            this.#outer(id)?.remove();
            this.elements.delete(id);
            this.groups.delete(id);
        }
        this.#follow(nodes.find((it) => it.states.includes("focused")));
        const edited = this.root.querySelector("[data-editing]");
        for (const field of this.fields) {
            set(field, "aria-hidden", edited ? null : "true");
            set(field, "aria-label", edited?.getAttribute("aria-label"));
        }
        if (say.length) this.#say(say.join(". "));
    }

    /** The application leads to another element; never away from where text is typed, and nobody who uses no such technology. */
    #follow(node) {
        const element = node && this.elements.get(node.id);
        if (!element || !this.isUsed || this.fields.includes(document.activeElement)) return;
        if (document.activeElement !== element) element.focus({ preventScroll: true });
    }

    /** The element of the node; a new one where it became something else. */
    #make({ id, role }) {
        const old = this.elements.get(id);
        if (old?.dataset.kind === role) return;
        const [name, attributes] = kinds[role] ?? ["div", { role }];
        const element = document.createElement(name);
        for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
        element.dataset.kind = role;
        element.dataset.node = id;
        // Reached by assistive technology; the Tab key is the application's.
        element.tabIndex = -1;
        this.elements.set(id, element);
        old?.replaceWith(element);
    }

    #fill(node) {
        const element = this.elements.get(node.id);
        const [left, top, width, height] = node.box;
        Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
        describe(element, node);
        value(element, node);
        const inner = this.#found(node.children);
        if (node.role === "row") {
            for (const cell of node.children.map((id) => this.elements.get(id))) cell?.setAttribute("role", cell.dataset.cell ?? "cell");
        }
        const own = this.#own(element, node);
        const isLeaf = leaves.has(node.role);
        this.#group(element, node, isLeaf ? own : []);
        if (!isText(element)) arrange(element, [...this.#texts(element, node), ...inner, ...(isLeaf ? [] : own)]);
    }

    /** Puts actions of a leaf beside it, in a group of both that has its name. */
    #group(element, node, own) {
        const old = this.groups.get(node.id);
        if (!own.length) {
            old?.replaceWith(element);
            this.groups.delete(node.id);
            return;
        }
        const group = old ?? document.createElement("div");
        set(group, "role", chosen.has(node.role) ? "none" : "group");
        set(group, "aria-label", chosen.has(node.role) ? null : node.label);
        if (!old) {
            this.groups.set(node.id, group);
            element.replaceWith(group);
        }
        arrange(group, [element, ...own]);
    }

    /** What stands for a node among others: its element, or the group around that. */
    #outer(id) {
        return this.groups.get(id) ?? this.elements.get(id);
    }

    /** What is only read is text, so that it can be gone through by word and letter. */
    #texts(element, node) {
        if (node.role !== "text" && node.role !== "heading") return [];
        return [document.createTextNode([node.label, node.value].filter(Boolean).join(", "))];
    }

    /** ARIA knows no actions of an element's own: each is a button in it, or beside it. */
    #own(element, node) {
        const present = [...(this.groups.get(node.id) ?? element).children].filter((it) => it.dataset.node === String(node.id));
        return node.actions.map((name, index) => {
            // Those that are there stay, or they would lose the focus.
            const button = present.find((it) => it.dataset.index === String(index)) ?? document.createElement("button");
            if (button.textContent !== name) button.textContent = name;
            button.tabIndex = -1;
            button.dataset.node = node.id;
            button.dataset.index = index;
            Object.assign(button.style, { left: element.style.left, top: element.style.top, width: "1px", height: "1px" });
            return button;
        });
    }

    #found(ids) {
        return ids.map((id) => this.#outer(id)).filter(Boolean);
    }

    /** Emptied first: words that are the same as those before would not be said. */
    #say(text) {
        this.words.textContent = "";
        requestAnimationFrame(() => { this.words.textContent = text; });
    }

    #act(target, deed, more = {}) {
        const holder = target.closest?.("[data-node]");
        if (holder) this.send({ t: "act", node: Number(holder.dataset.node), deed, ...more });
    }

    #clicked(event) {
        const { index } = event.target.dataset;
        if (index !== undefined) return this.#act(event.target, "custom", { index: Number(index) });
        this.#act(event.target, "activate");
    }

    #entered(event) {
        event.stopPropagation();
        const element = event.target;
        for (const edit of edits(texts.get(element) ?? "", element.value)) this.#act(element, "text", edit);
        texts.set(element, element.value);
    }

    #isOwn(event) {
        const isPress = event.key === "Enter" || event.key === " ";
        const isStep = event.key.startsWith("Arrow") && isRange(event.target);
        return (isPress && !isText(event.target)) || isStep || event.key === "Escape";
    }

    /** Keys of an element that assistive technology is at; all others are the application's. */
    #pressed(event) {
        if (!this.#isOwn(event)) return;
        event.stopPropagation();
        event.preventDefault();
        if (event.key === "Escape") return this.#act(event.target, "escape");
        if (!event.key.startsWith("Arrow")) return event.target.click();
        this.#act(event.target, ["ArrowUp", "ArrowRight"].includes(event.key) ? "increment" : "decrement");
    }
}

/** Puts the children there in order, and touches nothing that stands right: what is moved loses the focus. */
function arrange(parent, children) {
    const old = [...parent.childNodes];
    const isSame = old.length === children.length
        && children.every((it, index) => it === old[index] || (it.nodeType === 3 && old[index].nodeType === 3 && it.data === old[index].data));
    if (isSame) return;
    children.forEach((child, index) => {
        if (parent.childNodes[index] !== child) parent.insertBefore(child, parent.childNodes[index] ?? null);
    });
    while (parent.childNodes.length > children.length) parent.lastChild.remove();
}

function set(element, name, value) {
    if (value === undefined || value === null || value === false) return element.removeAttribute(name);
    if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
}

function describe(element, node) {
    const states = new Set(node.states);
    const { kind } = element.dataset;
    const isWords = kind === "text" || kind === "heading";
    set(element, "aria-label", isWords ? null : node.label);
    set(element, "aria-description", node.hint);
    set(element, "lang", node.lang);
    set(element, "aria-disabled", states.has("disabled") || null);
    set(element, "aria-modal", states.has("modal") || null);
    set(element, "aria-posinset", node.place?.[0]);
    set(element, "aria-setsize", node.place?.[1]);
    set(element, "aria-expanded", states.has("expanded") ? true : states.has("collapsed") ? false.toString() : null);
    const selected = states.has("selected");
    set(element, "aria-selected", kind === "tab" ? selected.toString() : null);
    const checked = kind === "toggle" ? node.value === "1" : selected;
    set(element, "aria-checked", kind === "toggle" || kind === "segment" ? checked.toString() : null);
    set(element, "aria-pressed", kind === "button" && selected ? "true" : null);
    set(element, "aria-current", kind === "cell" && selected ? "true" : null);
    element.toggleAttribute("data-editing", states.has("editing"));
    element.dataset.cell = states.has("columnHeader") ? "columnheader" : states.has("rowHeader") ? "rowheader" : "cell";
    if (["cell", "columnheader", "rowheader"].includes(element.role)) element.setAttribute("role", element.dataset.cell);
}

function value(element, node) {
    if (isRange(element) || node.role === "progress") {
        set(element, "aria-valuenow", node.share ?? (node.role === "stepper" ? Number(node.value) || 0 : node.role === "progress" ? null : 50));
        return set(element, "aria-valuetext", node.value);
    }
    if (isText(element)) {
        if (node.role === "textField") set(element, "type", node.states.includes("secure") ? "password" : "text");
        if (element.value !== (node.value ?? "")) element.value = node.value ?? "";
        texts.set(element, node.value ?? "");
        return;
    }
    // Other values stand beside the name, as they are spoken.
    if (node.role !== "toggle" && node.value && node.role !== "text" && node.role !== "heading") {
        set(element, "aria-label", [node.label, node.value].filter(Boolean).join(", "));
    }
}
